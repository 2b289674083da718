import { lazyPart } from "@stoep/ui/parts";
import { features } from "../features.ts";

const load = features.find((feature) => feature.identity)?.identity;

/** Re-authenticates the user; a dialog that cannot be loaded is answered with no. */
export const AskIdentity = load && lazyPart(load, { close: ({ onAnswer }) => onAnswer(false) });
