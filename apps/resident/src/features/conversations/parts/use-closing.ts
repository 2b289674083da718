import type { PollView } from "@stoep/contract/conversations";
import { useEffect } from "react";
import { hear } from "../../../app/index.ts";

/** Clocks differ a little: not before the server, too, counts it as closed. */
const marginMilliseconds = 500;
/** What lies further ahead than a timer can count, nobody keeps a page open for. */
const longest = 24 * 60 * 60 * 1000;

/** At its closing moment a poll is looked up again, so that nobody is offered a vote that would be refused. */
export function useClosing({ closesAt, isClosed }: PollView): void {
  useEffect(() => {
    const wait = closesAt && !isClosed ? Date.parse(closesAt) - Date.now() + marginMilliseconds : longest;
    if (wait >= longest) return;
    const timer = setTimeout(() => hear("feed"), Math.max(wait, marginMilliseconds));
    return () => clearTimeout(timer);
  }, [closesAt, isClosed]);
}
