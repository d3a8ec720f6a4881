import { words } from "../words.ts";

export const FEATURE = words({
  foreign: (language: string) => `This page is in ${language}.`,
  allCommands: "All commands",
  try: "Try it in your own server",
  free: "{product} is free. Adding it takes a minute, and removing it takes less.",
  ask: "Ask a question",
  related: "Related features",
  copy: (command: string) => `Copy ${command}`,
});
