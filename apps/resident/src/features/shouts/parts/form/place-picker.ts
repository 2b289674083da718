/** The map in a chunk of its own, which loads when a place is put on it. */
export { PlacePicker as default } from "@stoep/ui/map";
