/** The map in a chunk of its own: its library is as large as the rest of the app, and loads on demand. */
export { PlaceMap as default } from "@stoep/ui/map";
