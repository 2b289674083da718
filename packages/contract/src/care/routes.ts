import { figures } from "./figures-routes.ts";
import { settings } from "./settings-routes.ts";

export const care = { ...settings, ...figures };

/** The parts, for those who implement them. */
export { figures, settings };
