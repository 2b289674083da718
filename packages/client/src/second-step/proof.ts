/** How people prove who they are beyond the password: at sign-in, and at re-authentication before sensitive actions. */
import type { PasskeyAnswer, PasskeyOptions, SentCode, StepKind } from "@stoep/contract/accounts";
import type { z } from "zod";

export type Proof =
  | { kind: "app" | "text" | "recovery"; code: string }
  | { kind: "passkey"; answer: z.infer<typeof PasskeyAnswer> };

export interface ProofWays {
  kinds: readonly StepKind[];
  /** The end of the number that a code can be sent to. */
  phoneHint: string | null;
  take: (proof: Proof) => Promise<unknown>;
  sendCode: () => Promise<z.infer<typeof SentCode> | undefined>;
  passkeyOptions: () => Promise<z.infer<typeof PasskeyOptions> | undefined>;
  isBusy: boolean;
  /** What was wrong with the last attempt. */
  problem: string | null;
}

const preferred: StepKind[] = ["app", "passkey", "text", "recovery"];

export const inOrder = (kinds: readonly StepKind[]): StepKind[] => preferred.filter((kind) => kinds.includes(kind));
