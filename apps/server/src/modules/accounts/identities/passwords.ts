/** Passwords: what is accepted as a new one, and hashing. D §2 */
import { hash, type Options, verify } from "@node-rs/argon2";
import { passwordMaxLength } from "@stoep/contract/accounts";
import type { FieldCode } from "@stoep/contract/kernel";
import type { Config } from "#kernel/config.ts";
import { fairQueue } from "#kernel/programs/fair-queue.ts";
import { Refusal, refuse } from "#kernel/refuse.ts";
import { addressGroup } from "../limits.ts";
import { isBreachedPassword } from "./breached-passwords.ts";
import { isCommonPassword, plainLetters } from "./common-passwords.ts";

const hashOptions: Options = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
/** The hash of a random password, checked for unknown addresses so that they take as long as known ones. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$42aqKbA/1K7AcoLNn0WNqQ$Z+7WFrES+CIr/jaBqp7bPqsmsGaYxM5C75qCY29hI/Q";
/** The most hashes that may wait: at 40 a second, the last one waits five seconds. */
const longestQueue = 200;
/** If the one whose turn it is waits for a database that hangs, the others need not wait for their own turn to learn of it. */
const longestWaitMs = 15_000;

export interface PasswordOwner {
  email: string;
  names: string[];
}

/** What is wrong with a new password; null when it is accepted. */
export async function checkNewPassword(
  config: Pick<Config, "passwordMinLength" | "breachedPasswords">,
  password: string,
  { email, names }: PasswordOwner,
): Promise<FieldCode | null> {
  if (password === "") return "passwordRequired";
  if (password.length > passwordMaxLength) return "passwordTooLong";
  if ([...password].length < config.passwordMinLength) return "passwordTooShort";
  const plain = plainLetters(password);
  // Any word may contain two given letters, so names that short are ignored.
  const own = [email, email.split("@")[0] ?? "", ...names].map(plainLetters).filter((word) => word.length > 2);
  if (own.some((word) => plain.includes(word)) || (await isCommonPassword(plain))) return "passwordTooCommon";
  const { breachedPasswords: path } = config;
  const forms = [password, password.normalize("NFKC"), password.normalize("NFKC").toLowerCase(), plain];
  return path !== null && (await isBreachedPassword(path, forms)) ? "passwordTooCommon" : null;
}

const inTurn = fairQueue({ places: longestQueue });

/**
 * Runs one at a time: a hash takes 19 MB and a core for 25 ms, and a burst of sign-ins must not hold up other requests. Counts made
 * inside are exact for this process. Network addresses take turns, so that none can fill the queue for the others. Refuses with
 * `unavailable` when too many are waiting, or the turn does not come.
 */
export function oneAtATime<T>(address: string, work: () => Promise<T>): Promise<T> {
  const wait = waitFor(longestWaitMs);
  const turn = inTurn(addressGroup(address), async () => {
    wait.end();
    return wait.isOver ? refuse("unavailable") : work();
  });
  turn.catch(wait.end);
  return Promise.race([turn, wait.over]);
}

/** `over` rejects with `unavailable` after that time, unless it was ended before. */
function waitFor(ms: number) {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  const wait = { over, isOver: false, end: () => clearTimeout(timer) };
  const timer = setTimeout(() => {
    wait.isOver = true;
    reject(new Refusal("unavailable"));
  }, ms);
  return wait;
}

/** Queued by `oneAtATime`, in the turn of the network address that asks for it. `check` runs right before the hashing, and throws when it is no longer needed. */
export function hashPassword(password: string, address: string, check?: () => Promise<void>): Promise<string> {
  if (password.length > passwordMaxLength) throw new Error("a password this long should have been refused earlier");
  return oneAtATime(address, async () => {
    await check?.();
    return hash(password.normalize("NFKC"), hashOptions);
  });
}

/** Without a hash it takes equally long and returns false. Call it inside `oneAtATime`. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const holds = await verify(passwordHash ?? nobodysHash, password.normalize("NFKC"));
  return holds && passwordHash !== undefined;
}
