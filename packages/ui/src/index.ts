/**
 * The kit: theme, controls, feedback, tables, layout, forms and areas. It knows no capability, no contract and no texts:
 * every visible text is a prop. Map and editor are heavy and have their own doors, `@stoep/ui/map` and
 * `@stoep/ui/editor`.
 */
export * from "./areas/index.ts";
export * from "./controls/index.ts";
export * from "./feedback/index.ts";
export * from "./form/index.ts";
export * from "./layout/index.ts";
export * from "./panels/index.ts";
export * from "./record/index.ts";
export * from "./table/index.ts";
export * from "./theme/index.ts";
