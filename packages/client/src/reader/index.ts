/**
 * The reader's page: a page of the residents' app that the dashboard puts into a frame to show a message exactly as residents see it.
 * The dashboard sends what to show; the page answers with its height, and whether a picture is enlarged.
 */
export { readerAddress } from "./address.ts";
export { followShown, type ReaderScreen, type ShownSubject, tellDashboard } from "./messages.ts";
export { useReaderFrame } from "./use-reader-frame.ts";
