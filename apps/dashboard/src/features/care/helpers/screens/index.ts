/** All screens of helpers load together, because people who open the list usually open a record next. */
export { EditHelperScreen, NewHelperScreen } from "./form-screens.tsx";
export { HelperScreen } from "./helper-screen.tsx";
export { HelpersScreen } from "./helpers-screen.tsx";
