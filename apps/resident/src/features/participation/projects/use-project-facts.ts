/** What is said of a project or a phase beside its texts; days are those of the network's calendar. */
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Noon UTC falls on that day in every time zone of the networks. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;

type Timed = { startsOn: string; endsOn: string; timing: "upcoming" | "active" | "finished" };

export function useProjectFacts() {
  const t = useText();
  const format = useFormat();
  const day = (text: string) => format.day(noonOf(text));
  return {
    /** "1 Dec 2026" */
    day,
    /** "1 Dec 2026 – 15 Jan 2027", or one day. */
    period: ({ startsOn, endsOn }: Timed) =>
      startsOn === endsOn ? day(startsOn) : t("period", { from: day(startsOn), until: day(endsOn) }),
    /** "Starts on 1 Dec 2026", "12 days left", "Finished". */
    timing: ({ timing, startsOn, daysLeft }: Timed & { daysLeft: number }) =>
      timing === "active" ? t("daysLeft", { count: daysLeft }) : t(`timing.${timing}`, { day: day(startsOn) }),
    money: format.money,
  };
}
