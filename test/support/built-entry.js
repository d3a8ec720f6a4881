// The pool parses its given file for each test file, so it gets this short one.
export { default } from "../../build/server/index.js";
