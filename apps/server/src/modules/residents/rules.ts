/** Sign-up and names. Pure, but for chance. */
import { createHash, randomBytes } from "node:crypto";

const hour = 60 * 60 * 1000;
/** How long the link in the sign-up mail works. */
export const signUpHours = 48;
export const signUpMs = signUpHours * hour;

/** How long after a move a wrong address can be corrected, and how long until the next move. */
export const correctionMs = 24 * hour;
export const restAfterMoveMs = 30 * 24 * hour;
/** A correction belongs to the move that it corrects. */
export const movedAtAfter = (movedAt: Date | null, now: Date): Date =>
  movedAt !== null && now.getTime() - movedAt.getTime() < correctionMs ? movedAt : now;

/** For so long a confirmation stands in the list of what was decided, and can be taken back there. */
const confirmedShownMs = 30 * 24 * hour;
export const decidedSince = (now: Date): Date => new Date(now.getTime() - confirmedShownMs);

/** From one place: a block of flats, a library, an evening where a street signs up together. */
export const signUpLimit = { max: 30, seconds: 3600 };
/** To one mailbox, no matter who asks: nobody is flooded with our mails. */
export const mailsPerHour = 3;
export const hourBefore = (now: Date) => new Date(now.getTime() - hour);

/** 256 random bits, so that a plain hash hides them. */
export const newToken = () => randomBytes(32).toString("base64url");
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** What neighbours see at first; it can be changed: "Dirk P." */
export function publicNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ""] = lastName;
  return `${firstName.slice(0, 76)} ${initial.toUpperCase()}.`;
}
