import type { Format } from "../../../../app/index.ts";
import type { Ticket } from "./words.ts";

/** The day once, unless it ends on another. */
export function appointmentSpan(format: Format, { startsAt, endsAt }: NonNullable<Ticket["appointment"]>): string {
  const end = format.day(startsAt) === format.day(endsAt) ? format.time(endsAt) : format.moment(endsAt);
  return `${format.moment(startsAt)} – ${end}`;
}
