/** Runs after every test file. Modules stay loaded from one file to the next, but what a file opened is closed. */
// Sees the processes of every file: one that an earlier file started may be asked by the next.
import "./processes.ts";
import { afterAll } from "vitest";
import { openResources } from "./open-resources.ts";

afterAll(async () => {
  for (const close of openResources) await close();
});
