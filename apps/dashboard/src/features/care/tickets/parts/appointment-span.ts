import type { Format } from "../../../../app/index.ts";
import type { Ticket } from "./words.ts";

/** Start and end of an appointment; the end has its day only if that is another one. */
export function appointmentSpan(format: Format, { startsAt, endsAt }: NonNullable<Ticket["appointment"]>): string {
  const end = format.day(startsAt) === format.day(endsAt) ? format.time(endsAt) : format.moment(endsAt);
  return `${format.moment(startsAt)} – ${end}`;
}
