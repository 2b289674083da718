/** How long things last and how often they may be tried. D §2 */

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const accessSeconds = 600;
/** For this long the browser whose refresh token was replaced gets the same successor again; a reuse after that counts as theft. */
export const refreshGraceMs = 20 * second;
/**
 * A refresh token younger than this is not replaced. Longer than the grace period, so that a response that arrives late never puts an
 * already replaced token into the browser.
 */
export const refreshRestMs = 60 * second;
/** Counted from the last use. */
export const sessionMs = 30 * day;
/** As long as the hour in which its mails are counted: someone who uses up another person's mails leaves them a link that still works. */
export const signInLinkMs = 60 * minute;
export const resetLinkMs = 60 * minute;
export const emailLinkMs = day;
/** Between password and second step. */
export const pendingSecondFactorMs = 10 * minute;
/** A code by text message, and whatever else is asked within a session. */
export const codeMs = 10 * minute;
/** How long it counts that someone showed who they are. */
export const confirmedMs = 10 * minute;
/** To a sign-on provider and back. */
export const signOnMs = 10 * minute;
/** One office may have one address. */
export const signOnLimit = { max: 60, seconds: 600 };

/** Each asks another server. */
export const providerLimit = { max: 30, seconds: 600 };

/** Accounts made with invitations, from one address: each costs a hash. An office has many colleagues. */
export const claimLimit = { max: 100, seconds: 600 };

/** Pictures of oneself, from one address: each is decoded. */
export const pictureLimit = { max: 60, seconds: 600 };

export interface TryLimit {
  /** So many wrong tries are free. */
  free: number;
  /** The wait after the last free one; it doubles with every further try. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** Without tries for so long, all are forgotten. */
  forgetMs: number;
}

const slowly = { firstPauseMs: 30 * second, longestPauseMs: 15 * minute, forgetMs: 60 * minute };
export const accountLimit: TryLimit = { free: 5, ...slowly };
export const addressLimit: TryLimit = { free: 50, ...slowly };

/** How long to wait after so many wrong tries. */
export function pauseMs(tries: number, { free, firstPauseMs, longestPauseMs }: TryLimit): number {
  return tries < free ? 0 : Math.min(firstPauseMs * 2 ** Math.min(tries - free, 30), longestPauseMs);
}

/** One household or office shares an IPv6 network, not an address: the first 64 bits count. */
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

/** At most so many of something in so many seconds. */
export interface Limit {
  max: number;
  seconds: number;
}
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** Wrong answers to one challenge; then it is over. */
export const challengeTries = 5;
/** Since the second step was last taken in it. */
export const trustedDeviceMs = 365 * day;
/** Limits guessing by someone who has the password to fifty codes a day; counted per trusted device. Successful ones do not count. */
export const challengesPerDay: Limit = { max: 10, seconds: daySeconds };
/** Every text message costs money, and someone's patience. */
export const textsPerNumber: Limit = { max: 5, seconds: hourSeconds };
export const textsPerAccount: Limit = { max: 10, seconds: daySeconds };
export const textsPerAddress: Limit = { max: 30, seconds: hourSeconds };
export const codeMailsPerAccount: Limit = { max: 5, seconds: hourSeconds };
/** Enforced silently: the response must not tell whether the address is known. */
export const mailsPerPerson: Limit = { max: 3, seconds: hourSeconds };
export const mailsPerAddress: Limit = { max: 30, seconds: hourSeconds };
/** Of links that are opened, right or wrong. */
export const linksPerAddress: Limit = { max: 60, seconds: hourSeconds };
