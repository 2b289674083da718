/**
 * Addresses, and whom they open a file to. What is public has one that lasts: the file's key. Whoever may see more is handed one that
 * is signed with the file's own secret and ends within half a day; reading checks it, and what became of the file meanwhile.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Network } from "#kernel/actor.ts";

/** Each sees what those before it see. `readers`: those whom its owner reaches; `keepers`: those who work on it, drafts and hidden things included. */
const sights = ["public", "readers", "keepers"] as const;
export type Sight = (typeof sights)[number];

/** The most who may see it; null: nobody. What nothing had yet is there for whoever uploaded it. */
export const widestSight = (opened: readonly Sight[], isUnused: boolean): Sight | null =>
  sights.find((sight) => opened.includes(sight)) ?? (isUnused ? "keepers" : null);

export const includesSight = (seen: Sight, needed: Sight): boolean => sights.indexOf(seen) >= sights.indexOf(needed);

export interface Seen {
  by: Sight;
  now: Date;
}

/** An address stays the same for so long, so that browsers keep what they have, and opens for as long again. */
const windowMs = 6 * 60 * 60 * 1000;
const letters = { r: "readers", k: "keepers" } as const;

export function addressOf(network: Pick<Network, "slug">, file: { key: string; secret: string }, seen?: Seen): string {
  const start = `/api/files/${network.slug}/${file.key}`;
  if (!seen || seen.by === "public") return start;
  const until = (Math.floor(seen.now.getTime() / windowMs) + 2) * windowMs;
  const claim = `${seen.by.charAt(0)}${until.toString(36)}`;
  return `${start}.${claim}.${lately(file, claim)}`;
}

/** Signatures that were handed out: a page of the feed shows twenty pictures that the neighbours were shown a moment ago. */
const handedOut = new Map<string, string>();
const mostHandedOut = 20_000;

function lately(file: { key: string; secret: string }, claim: string): string {
  const what = `${file.secret}${file.key}${claim}`;
  const signature = handedOut.get(what) ?? signatureOf(file, claim);
  if (handedOut.size >= mostHandedOut) handedOut.clear();
  handedOut.set(what, signature);
  return signature;
}

/** The key in the part of an address that names the file. */
export const keyIn = (named: string): string => named.slice(0, 22);

/** What that part proves at this moment; anything forged or out of date proves no more than the key does. */
export function sightOf(file: { key: string; secret: string }, named: string, now: Date): Sight {
  const [, claim = "", signature = ""] = named.split(".");
  const sight = letters[claim.charAt(0) as keyof typeof letters];
  const isSigned = sight && isSame(signature, signatureOf(file, claim));
  return isSigned && Number.parseInt(claim.slice(1), 36) > now.getTime() ? sight : "public";
}

const signatureOf = ({ key, secret }: { key: string; secret: string }, claim: string): string =>
  createHmac("sha256", secret).update(`${key}.${claim}`).digest("base64url").slice(0, 22);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
