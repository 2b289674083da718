/** People's own profile, and the security of their account. S1 §3 Personal account */
import { z } from "zod";
import { Email, fieldError, Id, Instant, Language, NewPassword, textLine, Verdict } from "../../kernel/index.ts";
import { FactorKind, passwordMaxLength, SixDigits } from "../sign-in/schemas.ts";

/** S1 §9 */
export const pictureMaxBytes = 10 * 1024 * 1024;

/** International format; spaces, dots, hyphens and brackets are removed. Stored as +32470123456. S1 §5 */
export const Phone = z
  .string()
  .trim()
  .min(1, fieldError("phoneRequired"))
  .max(40, fieldError("phoneFormat"))
  .transform((text) => text.replace(/[\s().\-/]/g, "").replace(/^00/, "+"))
  .pipe(z.string().regex(/^\+[1-9]\d{5,14}$/, fieldError("phoneFormat")));

export const FirstName = textLine(80).min(1, fieldError("firstNameRequired"));
export const LastName = textLine(80).min(1, fieldError("lastNameRequired"));

export const EditProfile = z.object({
  firstName: FirstName,
  lastName: LastName,
  /** Shown to residents; first and last name when empty. */
  publicName: textLine(80),
  jobTitle: textLine(80),
  language: Language,
});
export type EditProfile = z.infer<typeof EditProfile>;

export const Profile = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  publicName: z.string(),
  jobTitle: z.string(),
  language: Language,
  phone: z.string().nullable(),
  /** Its address; null without one. */
  picture: z.string().nullable(),
  hasPassword: z.boolean(),
  createdAt: Instant,
});
export type Profile = z.infer<typeof Profile>;

export const MailSettings = z.object({
  /** From all mails except those on account security, and those the person requests. */
  isUnsubscribedFromAll: z.boolean(),
});
export type MailSettings = z.infer<typeof MailSettings>;

export const ChangePassword = z.object({
  oldPassword: z.string().max(passwordMaxLength, fieldError("passwordTooLong")),
  newPassword: NewPassword,
});
export const ChangeEmail = z.object({ email: Email });
/** The content of a mailed link. */
export const LinkCode = z.object({ id: Id, code: z.string().min(1).max(200) });
export const ResetPassword = LinkCode.extend({ password: NewPassword });

export const SessionView = z.object({
  id: Id,
  /** Which application, such as `dashboard`. */
  client: z.string(),
  /** The browser's user agent. */
  agent: z.string(),
  createdAt: Instant,
  refreshedAt: Instant,
  /** When it ends at the latest, however much it is used. */
  endsAt: Instant,
  isThisOne: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const FactorView = z.object({
  id: Id,
  kind: FactorKind,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type FactorView = z.infer<typeof FactorView>;

export const Factors = z.object({
  factors: z.array(FactorView),
  recoveryCodesLeft: z.number().int(),
  hasPassword: z.boolean(),
  /** The earliest moment from which one of the person's organisations requires a second factor. */
  requiredFrom: Instant.nullable(),
  /** Until when no re-authentication is needed; null: one is needed. */
  confirmedUntil: Instant.nullable(),
  /** Whether the last factor can be removed. */
  can: z.object({ removeLast: Verdict }),
});
export type Factors = z.infer<typeof Factors>;

export const NewApp = z.object({
  challengeId: Id,
  /** For typing when scanning does not work. */
  secret: z.string(),
  uri: z.string(),
});
export const FactorName = textLine(60).min(1, fieldError("nameRequired"));
export const CodeOfChallenge = z.object({ challengeId: Id, code: SixDigits });
/** Ten codes, shown once: with the first factor, or when renewed. */
export const RecoveryCodes = z.array(z.string());
export const AddedFactor = z.object({ factor: FactorView, recoveryCodes: RecoveryCodes.nullable() });
export type AddedFactor = z.infer<typeof AddedFactor>;
