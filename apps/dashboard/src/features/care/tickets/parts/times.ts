import { wallClockAt } from "@stoep/contract/kernel";
import type { Ticket } from "./words.ts";

/** Day and times of the help as typed, in the network's time zone. */
export interface Times {
  startsOn: string | null;
  startsAt: string;
  endsOn: string | null;
  endsAt: string;
}

const noTimes: Times = { startsOn: null, startsAt: "", endsOn: null, endsAt: "" };

export function timesOf(appointment: Ticket["appointment"], zone: string): Times {
  if (!appointment) return noTimes;
  const [from, until] = [appointment.startsAt, appointment.endsAt].map((at) => wallClockAt(new Date(at), zone));
  if (!from || !until) return noTimes;
  return {
    startsOn: from.day,
    startsAt: from.time,
    endsOn: until.day === from.day ? null : until.day,
    endsAt: until.time,
  };
}

/** Day and times for the request body. */
export const appointmentOf = ({ startsOn, startsAt, endsOn, endsAt }: Times) => ({
  startsOn: startsOn ?? "",
  startsAt,
  endsAt,
  endsOn: endsOn ?? undefined,
});
