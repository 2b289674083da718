/** Signing in: the request and response of POST token. S2 §7, D §2 */
import { z } from "zod";
import { Email, fieldError, Id } from "../../kernel/index.ts";

export const passwordMaxLength = 128;

export const FactorKind = z.enum(["app", "text", "passkey"]);
export type FactorKind = z.infer<typeof FactorKind>;
/** How the second step can be taken: with a factor, or with a recovery code. */
export const StepKind = z.enum(["app", "text", "passkey", "recovery"]);
export type StepKind = z.infer<typeof StepKind>;

/** S1 §5: six digits. */
export const SixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/, fieldError("codeFormat"));
/** A browser authenticator's answer, which the WebAuthn library checks. */
export const PasskeyAnswer = z.looseObject({ id: z.string().max(1500), response: z.looseObject({}) });
/** Ten characters in two groups, typed with or without the hyphen. */
const RecoveryCode = z.string().trim().max(20, fieldError("codeFormat"));

/** Form body of POST token. Only the fields of the chosen grant are read. */
export const TokenRequest = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("password"),
    username: Email.optional(),
    /** Longer ones are refused before they are hashed. */
    password: z.string().max(passwordMaxLength, fieldError("passwordTooLong")).optional(),
    /** A one-time link's token, instead of address and password. */
    autologin: z.string().max(200).optional(),
  }),
  z.object({
    grant_type: z.literal("refresh_token"),
    /** API clients send it; browsers have it in a cookie. */
    refresh_token: z.string().max(200).optional(),
    /** The second step: six digits, a recovery code, or a passkey's answer as JSON. */
    "2fa_token": z.string().max(8000).optional(),
    /** The kind of second step; the authenticator app's six digits by default. */
    "2fa_kind": StepKind.optional(),
  }),
]);

/** The password was right and a second step must follow: there is no access token yet. */
export const SecondStep = z.object({
  kinds: z.array(StepKind),
  /** The end of the number that a code can be sent to. */
  phoneHint: z.string().nullable(),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const TokenAnswer = z.object({
  /** Absent until the second step is taken. */
  access_token: z.string().optional(),
  token_type: z.literal("bearer"),
  /** Seconds; 0 until the second step is taken. */
  expires_in: z.number().int(),
  userId: Id,
  /** Only for clients that are not browsers. */
  refresh_token: z.string().optional(),
  second_step: SecondStep.optional(),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

/** For the calls between password and second step. */
export const PendingSecondFactorSession = z.object({ refresh_token: z.string().max(200).optional() });

export const SentCode = z.object({ phoneHint: z.string(), expiresInSeconds: z.number().int() });
/** `mailHint`: hints at the mailbox to look in. */
export const MailedCode = z.object({ mailHint: z.string(), expiresInSeconds: z.number().int() });
/** Passed to the browser's authenticator unchanged. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** Re-authentication before a sensitive action: with a second factor, else the password, else a mailed code. */
export const Confirmation = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("password"),
    password: z.string().min(1, fieldError("passwordRequired")).max(passwordMaxLength, fieldError("passwordTooLong")),
  }),
  z.object({ kind: z.literal("app"), code: SixDigits }),
  z.object({ kind: z.literal("text"), code: SixDigits }),
  z.object({ kind: z.literal("mail"), code: SixDigits }),
  z.object({ kind: z.literal("recovery"), code: RecoveryCode }),
  z.object({ kind: z.literal("passkey"), answer: PasskeyAnswer }),
]);
export type Confirmation = z.infer<typeof Confirmation>;

/** `returnUrl`: where the mail's link leads; must be under the installation's own address. */
export const AskByMail = z.object({ username: Email, returnUrl: z.string().max(500).optional() });
