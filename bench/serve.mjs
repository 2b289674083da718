// Not TypeScript, for the reason that apps/server/stoep.mjs gives.
await import("./serve.ts");
