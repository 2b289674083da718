/** The screens of helpers in one file to load: whoever opens the list opens a file next. */
export { EditHelperScreen, NewHelperScreen } from "./form-screens.tsx";
export { HelperScreen } from "./helper-screen.tsx";
export { HelpersScreen } from "./helpers-screen.tsx";
