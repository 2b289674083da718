#!/usr/bin/env -S node --max-semi-space-size=8 --heap-growing-percent=50
// The command line with Node's compile cache on, so that not every start takes the types off and compiles the code again: it starts
// in half the time and needs 15 MB less. Not TypeScript: the part of Node that takes types off would then be loaded for this file.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Processes that this one starts use it too.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../../node_modules/.cache/compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import("./src/cli.ts");
