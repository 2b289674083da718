/**
 * Parts of an app whose code is loaded when it is needed. Loading can fail, and after an upgrade the code of an open page is gone: a part
 * is then tried again, the page reloaded once if nothing typed would be lost, or the failure said with a way to try again.
 */
export { type LazyPart, lazyPart } from "./lazy-part.tsx";
export { fetchAhead, loadPart, PartNotLoaded, type PartPlace, type PartProblem } from "./load-part.ts";
export { type FailedPartProps, PartsProvider, useLoadPart } from "./parts-provider.tsx";
