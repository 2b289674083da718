/** Secrets of authenticator apps, sealed: in the factor, and before that in the challenge that adds it. Recovery codes go with them. */
import { placeIn, type SealedColumn } from "#kernel/keys/seal.ts";

const inFactor: SealedColumn = {
  what: "authenticator apps",
  table: "public.factor",
  column: "secret",
  row: { id: "uuid" },
  // A factor that no code proves stays: removing it would let its owner in without a second step.
  ifLost: "empty",
};
const inChallenge: SealedColumn = {
  what: "authenticator apps being added",
  table: "public.challenge",
  column: "secret",
  row: { id: "uuid" },
  where: "purpose = 'add-app'",
  ifLost: "null",
};
const recoveryCodes: SealedColumn = {
  what: "recovery codes",
  table: "public.recovery_code",
  column: "code_hash",
  row: { account_id: "uuid" },
  where: "used_at is null",
  isHash: true,
  ifLost: "row",
};
export const sealedInFactors = [inFactor, inChallenge, recoveryCodes];

export const appSecretAt = (factorId: string) => placeIn(inFactor, factorId);
export const newAppSecretAt = (challengeId: string) => placeIn(inChallenge, challengeId);
