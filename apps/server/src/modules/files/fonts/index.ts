/** Typesetting with the fonts that a document's texts need, for programs that run in a process of their own. */
export { breakable, directionOf } from "./breakable.ts";
export { facesOfScripts } from "./faces.ts";
export { toPrintable } from "./printable.ts";
export { reasonOf } from "./reason.ts";
export { typesetter } from "./typesetter.ts";
