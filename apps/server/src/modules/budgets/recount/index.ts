/**
 * Counting a district again whose ballots are not published: an owner of the organisation names two colleagues, and each of the three has
 * the file once. It is written when it is asked for and kept nowhere; after 30 days ballots and names are gone. D §11
 */
export { recountHandlers } from "./handlers.ts";
