// The pool parses the file it is given for each file of tests, so it is given this one.
export { default } from "../../build/server/index.js";
