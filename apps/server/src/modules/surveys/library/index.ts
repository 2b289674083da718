/** Questions of earlier surveys, to be asked again, with the pictures that they have. */
export { libraryHandlers } from "./handlers.ts";
export { listPictures } from "./store.ts";
