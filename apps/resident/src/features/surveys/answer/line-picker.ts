export { LinePicker } from "@stoep/ui/map";
