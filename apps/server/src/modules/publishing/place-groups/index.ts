/** Choices of places that the editors of an organisation save under a name, and choose again with one press. D §6 */
export { placeGroupHandlers } from "./handlers.ts";
