/** How long things are valid, and how often they may be tried. D §2 */
import { dayMs, daySeconds } from "@stoep/contract/kernel";

const second = 1000;
const minute = 60 * second;

export const accessSeconds = 600;
/** For this long a browser whose refresh token was replaced gets the same successor again; a reuse after that counts as theft. */
export const refreshGraceMs = 20 * second;
/**
 * A refresh token younger than this is not replaced. Longer than the grace period, so that a response that arrives late never puts an
 * already replaced token into the browser.
 */
export const refreshRestMs = 60 * second;
/** After their first sign-in to care, members of an organisation that secures it have this long to add a second factor. */
export const careFactorDays = 30;
/** Counted from the last use. */
export const sessionMs = 30 * dayMs;
/** The longest life of a session that an installation can allow, however much it is used. */
export const longestDays = { staff: 365, residents: 365 };
/** The same hour in which its mails are counted: someone who uses up another person's mails leaves them a link that still works. */
export const signInLinkMs = 60 * minute;
export const resetLinkMs = 60 * minute;
export const emailLinkMs = dayMs;
/** Between password and second step. */
export const pendingSecondFactorMs = 10 * minute;
/** For a code by text message, and for any other challenge within a session. */
export const codeMs = 10 * minute;
/** How long a re-authentication is valid. */
export const confirmedMs = 10 * minute;
/** The round trip to a sign-on provider. */
export const signOnMs = 10 * minute;
/** A whole office may share one address. */
export const signOnLimit = { max: 60, seconds: 600 };

/** Each one sends a request to another server. */
export const providerLimit = { max: 30, seconds: 600 };

/** Accounts made with invitations from one address: each costs a hash, and an office may have many colleagues. */
export const claimLimit = { max: 100, seconds: 600 };

/** Profile pictures uploaded from one address: each is decoded. */
export const pictureLimit = { max: 60, seconds: 600 };

export interface TryLimit {
  /** The number of wrong tries without a wait. */
  free: number;
  /** The wait after the last free one; it doubles with every further try. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** Tries are forgotten after this long without a new one. */
  forgetMs: number;
}

const backoff = { firstPauseMs: 30 * second, longestPauseMs: 15 * minute, forgetMs: 60 * minute };
export const accountLimit: TryLimit = { free: 5, ...backoff };
export const addressLimit: TryLimit = { free: 50, ...backoff };

/** How long to wait after this many wrong tries. */
export function pauseMs(tries: number, { free, firstPauseMs, longestPauseMs }: TryLimit): number {
  return tries < free ? 0 : Math.min(firstPauseMs * 2 ** Math.min(tries - free, 30), longestPauseMs);
}

/** Only the first 64 bits of an IPv6 address count: that is the network of one household or office. */
export function addressGroup(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 || !address.includes(":")) return v4 ?? address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** At most `max` of something in a number of seconds. */
export interface Limit {
  max: number;
  seconds: number;
}
const hourSeconds = 3600;
/** The number of wrong answers that ends a challenge. */
export const challengeTries = 5;
/** Counted from the last second step on the device. */
export const trustedDeviceMs = 365 * dayMs;
/** Limits guessing by someone who has the password to fifty codes a day. Counted per trusted device; successful challenges do not count. */
export const challengesPerDay: Limit = { max: 10, seconds: daySeconds };
/** Every text message costs money, and may annoy its recipient. */
export const textsPerNumber: Limit = { max: 5, seconds: hourSeconds };
export const textsPerAccount: Limit = { max: 10, seconds: daySeconds };
export const textsPerAddress: Limit = { max: 30, seconds: hourSeconds };
export const codeMailsPerAccount: Limit = { max: 5, seconds: hourSeconds };
/** Enforced silently: the response must not tell whether the address is known. */
export const mailsPerPerson: Limit = { max: 3, seconds: hourSeconds };
export const mailsPerAddress: Limit = { max: 30, seconds: hourSeconds };
/** Opened links, valid or not. */
export const linksPerAddress: Limit = { max: 60, seconds: hourSeconds };
