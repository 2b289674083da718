/**
 * Addresses of files, and who can read a file by them. A public file has a permanent address: its key. People who may see more get an
 * address that is signed with a key of the installation and the file's own secret, and expires within half a day; reading checks the
 * signature and the file's current audience.
 */

import { createHmac, timingSafeEqual } from "node:crypto";
import { hourMs } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";

/**
 * From wide to narrow; each also sees what those before it see. `readers`: the audience of the thing that uses the file.
 * `editors`: those who work on it, including drafts and hidden content (*keepers* in
 * docs/decisions/2026-11-27-files-follow-what-has-them.md).
 */
const audiences = ["public", "readers", "editors"] as const;
export type FileAudience = (typeof audiences)[number];

/** The widest audience that a file is open to; null: nobody. A file that nothing uses yet is open to its uploader. */
export const widestAudience = (opened: readonly FileAudience[], isUnused: boolean): FileAudience | null =>
  audiences.find((audience) => opened.includes(audience)) ?? (isUnused ? "editors" : null);

export const includesAudience = (proven: FileAudience, needed: FileAudience): boolean =>
  audiences.indexOf(proven) >= audiences.indexOf(needed);

export interface FileViewer {
  audience: FileAudience;
  now: Date;
}

/** A signed address stays the same for this long, so that browsers can cache the file, and is valid for as long again. */
const signatureWindowMs = 6 * hourMs;
/** The audience's letter in an address; the contract's pattern for addresses has the same letters. */
const audienceLetters = { r: "readers", k: "editors" } as const;

export function fileAddress(
  network: Pick<Network, "slug">,
  file: { key: string; secret: string },
  viewer?: FileViewer,
): string {
  const start = `/api/files/${network.slug}/${file.key}`;
  if (!viewer || viewer.audience === "public") return start;
  const until = (Math.floor(viewer.now.getTime() / signatureWindowMs) + 2) * signatureWindowMs;
  const letter = viewer.audience === "editors" ? "k" : "r";
  const claim = `${letter}${until.toString(36)}`;
  return `${start}.${claim}.${cachedSignature(file, claim)}`;
}

/** Cache of recent signatures: neighbours request the same pictures of the feed within a short time. */
const signatures = new Map<string, string>();
const signaturesMax = 20_000;

function cachedSignature(file: { key: string; secret: string }, claim: string): string {
  const what = `${file.secret}${file.key}${claim}`;
  const signature = signatures.get(what) ?? signatureOf(file, claim);
  if (signatures.size >= signaturesMax) signatures.clear();
  signatures.set(what, signature);
  return signature;
}

/** The key in the part of an address that names the file. */
export const keyOfAddress = (named: string): string => named.slice(0, 22);

/** The audience that this part of the address proves; a forged or expired signature proves no more than the key does: `public`. */
export function provenAudience(file: { key: string; secret: string }, named: string, now: Date): FileAudience {
  const [, claim = "", signature = ""] = named.split(".");
  const audience = audienceLetters[claim.charAt(0) as keyof typeof audienceLetters];
  const isSigned = audience && isSame(signature, signatureOf(file, claim));
  return isSigned && Number.parseInt(claim.slice(1), 36) > now.getTime() ? audience : "public";
}

export const addressPurpose = "file-addresses";

/**
 * The installation's key for addresses, without which a file's own secret signs nothing. One for the process, which serves one
 * installation: views make addresses by the thousand, and have no database.
 */
let addressKey: Buffer | undefined;

export function signAddressesWith(key: Buffer): void {
  addressKey = key;
  signatures.clear();
}

function signatureOf({ key, secret }: { key: string; secret: string }, claim: string): string {
  if (!addressKey) throw new Error("addresses of files are signed once a server is open");
  return createHmac("sha256", addressKey).update(`${secret}.${key}.${claim}`).digest("base64url").slice(0, 22);
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
