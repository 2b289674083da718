import { settings } from "./settings-routes.ts";

export const care = { ...settings };

/** The parts, for those who implement them. */
export { settings };
