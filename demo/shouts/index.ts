/** Residents' own messages, in every state. */
import { neighbours } from "./neighbours.ts";
import { streets } from "./streets.ts";

export const shouts = [...streets, ...neighbours];
