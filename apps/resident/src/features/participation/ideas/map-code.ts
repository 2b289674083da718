/** The map in a separate chunk, which loads when it is opened. */
export { ReaderPointMap } from "@stoep/ui/map";
