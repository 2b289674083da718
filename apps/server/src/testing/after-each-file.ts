/** Runs for every test file. Modules stay loaded from one file to the next; what a file opened does not. */
import { afterAll } from "vitest";
import { leftOpen } from "./left-open.ts";

afterAll(async () => {
  for (const close of leftOpen) await close();
});
