/** Passkeys, as the library for WebAuthn checks them. Bound to the host of the public URL. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Config } from "#kernel/config.ts";
import type { FactorRow } from "./store/factors.ts";

type Site = Pick<Config, "publicUrl">;
const hostOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname;
const originOf = ({ publicUrl }: Site) => new URL(publicUrl).origin;

/** Loaded on first use: it is larger than the rest of this capability, and most installations seldom see a passkey. */
const loadWebAuthn = () => import("@simplewebauthn/server");

/** ES256, EdDSA and RS256, which authenticators use. */
const algorithms = [-7, -8, -257];

const knownCredentials = (factors: FactorRow[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, transports: transportsOf(transports) }],
  );

type Transport = "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
const transports: readonly Transport[] = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];
const transportsOf = (names: string[] | null) => transports.filter((name) => names?.includes(name));

export async function registrationOptions(
  config: Site,
  account: { id: string; email: string; name: string },
  had: FactorRow[],
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: "Stoep",
    rpID: hostOf(config),
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: knownCredentials(had),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

export async function authenticationOptions(config: Site, factors: FactorRow[]) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: hostOf(config),
    allowCredentials: knownCredentials(factors),
    userVerification: "preferred",
  });
}

/** What to store of a new passkey; null when the answer is not valid. */
export async function verifyNewPasskey(config: Site, expectedChallenge: string, answer: unknown) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const response = answer as RegistrationResponseJSON;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: originOf(config),
    expectedRPID: hostOf(config),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: transportsOf(credential.transports ?? null),
  };
}

/** The passkey's new counter; null when the answer is not valid. */
export async function verifyPasskey(config: Site, expectedChallenge: string, factor: FactorRow, answer: unknown) {
  const { credentialId, publicKey, counter } = factor;
  if (credentialId === null || publicKey === null) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: originOf(config),
    expectedRPID: hostOf(config),
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    requireUserVerification: false,
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}
