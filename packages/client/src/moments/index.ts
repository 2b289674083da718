/** Days and times of activities as the reader's language writes them, on the clocks of the network. */
export { makeWhen, nextOf, timesOf, type When } from "./moments.ts";
