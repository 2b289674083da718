// Not TypeScript, for the reason given in apps/server/stoep.mjs.
await import("./serve.ts");
