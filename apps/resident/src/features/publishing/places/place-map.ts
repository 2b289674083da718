/** The map in a separate chunk: its library is as large as the rest of the app, and loads on demand. */
export { PlaceMap, ReaderPointMap } from "@stoep/ui/map";
