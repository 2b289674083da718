import type { PasskeyAnswer, PasskeyOptions } from "@stoep/contract/accounts";
import type { z } from "zod";

type Options = z.infer<typeof PasskeyOptions>;
type Answer = z.infer<typeof PasskeyAnswer>;
type Json<F extends (input: { optionsJSON: never }) => unknown> = Parameters<F>[0]["optionsJSON"];

export const hasPasskeys = (): boolean => "PublicKeyCredential" in window;

/** Resolves to null when the person cancelled or it failed: browsers do not say which. Never rejects. */
export async function signWithPasskey(options: Options): Promise<Answer | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as Options & Json<typeof startAuthentication>;
  const answer = await startAuthentication({ optionsJSON }).catch(() => null);
  return answer && { ...answer, response: { ...answer.response } };
}

/** Like `signWithPasskey`, for a new passkey. */
export async function createPasskey(options: Options): Promise<Answer | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = options as Options & Json<typeof startRegistration>;
  const answer = await startRegistration({ optionsJSON }).catch(() => null);
  return answer && { ...answer, response: { ...answer.response } };
}
