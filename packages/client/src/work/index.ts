/** Long calculations beside the page: in a worker, or in short turns where the browser has none. */
export { startWork, type Work, type WorkOptions } from "./start-work.ts";
export { answerWork } from "./worker-side.ts";
