export * from "./schemas/accounts.ts";
export * from "./schemas/imports.ts";
export * from "./schemas/networks.ts";
export * from "./schemas/organisations.ts";
export * from "./schemas/providers.ts";
