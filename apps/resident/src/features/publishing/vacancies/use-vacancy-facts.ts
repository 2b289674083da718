/** What a vacancy asks for, in words; its last day is in the network's time zone. */
import { personName } from "@stoep/contract/kernel";
import type { ReadPost } from "@stoep/contract/publishing";
import { type MomentFormat, useWhen } from "../activities/moments.ts";
import { useText } from "../words.ts";

type Vacancy = NonNullable<ReadPost["vacancy"]>;

/** Noon UTC falls on that day in every time zone of the networks. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;
const isOver = (day: string, when: MomentFormat) => when.dayOf(Date.now()) > day;

export function useVacancyFacts({ engagement, duration, durationUnit, applyUntil, contact }: Vacancy) {
  const t = useText();
  const when = useWhen();
  const length = duration === null ? "" : t(`vacancy.duration.${durationUnit}`, { count: duration });
  return {
    work: [t(`vacancy.engagement.${engagement}`), length].filter(Boolean).join(" · "),
    isClosed: applyUntil !== null && isOver(applyUntil, when),
    until: applyUntil === null ? null : when.plain(noonOf(applyUntil)),
    contactName: personName(contact),
  };
}
