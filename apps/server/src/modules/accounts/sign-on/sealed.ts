/** Client secrets of sign-on providers, sealed. */
import { placeIn, type SealedColumn } from "#kernel/keys/seal.ts";

export const sealedInProviders: SealedColumn = {
  what: "client secrets of sign-on providers",
  table: "public.identity_provider",
  column: "client_secret",
  row: { id: "uuid" },
  ifLost: "empty",
};

export const clientSecretAt = (providerId: string) => placeIn(sealedInProviders, providerId);
