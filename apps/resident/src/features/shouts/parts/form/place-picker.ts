/** The map in a separate chunk, which loads when a pin is placed. */
export { PlacePicker } from "@stoep/ui/map";
