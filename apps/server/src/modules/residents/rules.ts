/** Sign-up and names. Pure. */
import { dayAt, dayMs, hourMs, startOfDay } from "@stoep/contract/kernel";

/** How long the link in the sign-up mail works. */
export const signUpHours = 48;
export const signUpMs = signUpHours * hourMs;

/** How long after a move a wrong address can be corrected, and how long until the next move. */
export const correctionMs = dayMs;
export const pauseAfterMoveMs = 30 * dayMs;
/** The date of a move: a correction keeps that of the move it corrects. */
export const movedAtAfter = (movedAt: Date | null, now: Date): Date =>
  movedAt !== null && now.getTime() - movedAt.getTime() < correctionMs ? movedAt : now;

/** How long a confirmation stays in the list of decisions, where it can be undone. */
const confirmedShownMs = 30 * dayMs;
export const decisionsSince = (now: Date): Date => new Date(now.getTime() - confirmedShownMs);

/** From one network address, such as a block of flats, a library, or a street whose residents sign up together one evening. */
export const signUpLimit = { max: 30, seconds: 3600 };
/** To one mailbox, no matter who asks, so that nobody is flooded with our mails. */
export const mailsPerHour = 3;
export const hourBefore = (now: Date) => new Date(now.getTime() - hourMs);

/** The initial name that neighbours see, such as "Dirk P."; it can be changed. */
export function publicNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ""] = lastName;
  return `${firstName.slice(0, 76)} ${initial.toUpperCase()}.`;
}

const spanCount = 12;

/** The first days of the last twelve weeks or months, this one last, and the time at which the first began. */
export function lastSpans(now: Date, timeZone: string, by: "week" | "month"): { since: Date; days: string[] } {
  const today = new Date(`${dayAt(now, timeZone)}T00:00:00Z`);
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const monday = date - ((today.getUTCDay() + 6) % 7);
  const days = Array.from({ length: spanCount }, (_, place) => {
    const back = spanCount - 1 - place;
    const first = by === "week" ? Date.UTC(year, month, monday - 7 * back) : Date.UTC(year, month - back, 1);
    return new Date(first).toISOString().slice(0, 10);
  });
  return { since: startOfDay(days[0] ?? "", timeZone), days };
}
