/** A date of an activity: whether residents can still register, and what readers see of it. */
import { hourMs, type Verdict } from "@stoep/contract/kernel";
import type { ActivityDate, ActivityDraft } from "@stoep/contract/publishing";
import type { StoredDate } from "./store/kinds.ts";

type Registration = Pick<ActivityDraft, "hasRegistration" | "capacity" | "closesHoursBefore">;
interface DateMoment {
  startsAt: Date | string;
  cancelledAt: Date | string | null;
}

export const closesAt = ({ startsAt }: DateMoment, { closesHoursBefore }: Registration): Date =>
  new Date(new Date(startsAt).getTime() - closesHoursBefore * hourMs);

/** Whether residents may still register. */
export function attendVerdict(date: DateMoment, registration: Registration, now: Date): Verdict {
  if (date.cancelledAt !== null) return "date_cancelled";
  const isOpen = registration.hasRegistration && now < closesAt(date, registration);
  return isOpen || "registration_closed";
}

interface Span {
  startsAt: Date | string;
  endsAt: Date | string;
  isOpenEnded: boolean;
}
/** "21 Nov 2026, 19:30 – 21 Nov 2026, 21:00"; without its end where nobody said when it ends. */
export function spanInWords({ startsAt, endsAt, isOpenEnded }: Span, moment: (at: Date) => string): string {
  const from = moment(new Date(startsAt));
  return isOpenEnded ? from : `${from} – ${moment(new Date(endsAt))}`;
}

/** In a list that was read as JSON, times are strings. */
export type SerialisedDate = {
  [K in keyof StoredDate]: StoredDate[K] extends Date
    ? Date | string
    : StoredDate[K] extends Date | null
      ? Date | string | null
      : StoredDate[K];
};

export function viewDate(date: SerialisedDate, registration: Registration, now: Date): ActivityDate {
  const { id, isOpenEnded, address, longitude, latitude, coming, waiting, mine } = date;
  const { capacity } = registration;
  return {
    id,
    isOpenEnded,
    coming,
    waiting,
    mine,
    startsAt: asText(date.startsAt),
    endsAt: asText(date.endsAt),
    place: address === null ? null : { address, longitude, latitude },
    movedFrom: date.movedFrom && asText(date.movedFrom),
    cancelled: date.cancelledAt === null ? null : { reason: date.cancelReason },
    closesAt: closesAt(date, registration).toISOString(),
    isClosed: attendVerdict(date, registration, now) !== true,
    isFull: capacity !== null && coming >= capacity,
  };
}

/** Whether none of the dates to come takes place; if none is to come any more, whether none did. */
export function isWhollyCancelled(
  dates: readonly Pick<SerialisedDate, "endsAt" | "cancelledAt">[],
  now: Date,
): boolean {
  const toCome = dates.filter(({ endsAt }) => new Date(endsAt) > now);
  const said = toCome.length > 0 ? toCome : dates;
  return said.length > 0 && said.every(({ cancelledAt }) => cancelledAt !== null);
}

const asText = (moment: Date | string): string => new Date(moment).toISOString();
