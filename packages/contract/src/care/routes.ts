import { asking } from "./asking-routes.ts";
import { figures } from "./figures-routes.ts";
import { settings } from "./settings-routes.ts";

export const care = { ...settings, ...asking, ...figures };

/** The parts, for those who implement them. */
export { asking, figures, settings };
