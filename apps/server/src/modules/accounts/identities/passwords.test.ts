import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { faultOfBreachedFile } from "./breached-passwords.ts";
import { countCommonPasswords, isCommonPassword, packPasswords } from "./common-passwords.ts";
import { checkNewPassword, hashPassword, isPassword, oneAtATime } from "./passwords.ts";

const owner = { email: "zoe.vandamme@thuis.example", names: ["Zoë", "Van Damme", "Zo"] };
const check = (password: string, passwordMinLength = 6, breachedPasswords: string | null = null) =>
  checkNewPassword({ passwordMinLength, breachedPasswords }, password, owner);

describe("a new password", () => {
  test.each([
    ["", "passwordRequired"],
    ["abcde", "passwordTooShort"],
    ["🚲🚲🚲", "passwordTooShort"],
    ["x".repeat(129), "passwordTooLong"],
    ["123456", "passwordTooCommon"],
    ["Wachtwoord1", "passwordTooCommon"],
    ["azertyuiop", "passwordTooCommon"],
    ["I am Zoe and proud", "passwordTooCommon"],
    ["ZOË2026!!", "passwordTooCommon"],
    ["van damme forever", "passwordTooCommon"],
    ["zoe.vandamme@thuis.example", "passwordTooCommon"],
    ["een-fiets-met-bel", null],
    ["zo blauw", null],
    ["x".repeat(128), null],
  ])("%s: %s", async (password, code) => {
    expect(await check(password)).toBe(code);
  });

  test("must be as long as the installation requires", async () => {
    expect(await check("zeven77", 8)).toBe("passwordTooShort");
    expect(await check("zeven777", 8)).toBeNull();
  });

  test.each(["liverpool", "LiVeRpOoL", "ｌｉｖｅｒｐｏｏｌ", "Líverpool"])(
    "%s is the same common one",
    async (password) => {
      expect(await check(password)).toBe("passwordTooCommon");
    },
  );

  test("must not be in the operator's file of breached ones, as typed or as guessers write it", async () => {
    const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();
    const many = Array.from({ length: 5_000 }, (_, index) => sha1(`password number ${index}`));
    const lines = [...many, sha1("een-fiets-met-bel"), sha1("Blauwe Regen!")].sort().map((hash, at) => `${hash}:${at}`);
    const path = join(await mkdtemp(join(tmpdir(), "stoep-breached-")), "hashes.txt");
    for (const end of ["\r\n", "\n"]) {
      await writeFile(path, lines.join(end) + end);
      expect(await faultOfBreachedFile(path)).toBeNull();
      for (const password of [
        "een-fiets-met-bel",
        "Een-Fiets-met-bel",
        "Blauwe Regen!",
        "password number 0",
        "password number 4999",
      ])
        expect(await check(password, 6, path)).toBe("passwordTooCommon");
      for (const hash of [lines[0], lines.at(-1)])
        expect(await check(`password number ${many.indexOf(hash?.slice(0, 40) ?? "")}`, 6, path)).not.toBeNull();
      for (const password of ["een-boot-met-zeil", "blauwe regen", "password number 5000"])
        expect(await check(password, 6, path)).toBeNull();
    }
    await writeFile(path, [...lines].reverse().join("\n"));
    expect(await faultOfBreachedFile(path)).toContain("not sorted");
    await writeFile(path, "wachtwoord\n");
    expect(await faultOfBreachedFile(path)).toContain("SHA-1");
  });
});

describe("a hash", () => {
  test("is Argon2id, never the same twice, and fits its password only", async () => {
    const [one, other] = [await hashPassword("een-fiets-met-bel", ""), await hashPassword("een-fiets-met-bel", "")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isPassword(one, "een-fiets-met-bel")).toBe(true);
    expect(await isPassword(one, "een-fiets-met-be")).toBe(false);
  });

  test("matches however the keyboard composes letters", async () => {
    expect(await isPassword(await hashPassword("caf\u00e9 om de hoek", ""), "cafe\u0301 om de hoek")).toBe(true);
  });

  test("that does not exist matches nothing", async () => {
    expect(await isPassword(undefined, "anything")).toBe(false);
  });

  test("is not made of a password that is too long", () => {
    expect(() => hashPassword("x".repeat(129), "")).toThrow();
  });
});

test("turns run one after the other, even after a failure, and a crowd is turned away", async () => {
  const order: number[] = [];
  const turns = Array.from({ length: 202 }, (_, index) =>
    oneAtATime("192.0.2.1", async () => {
      order.push(index);
      if (index === 1) throw new Error("wrong");
    }).catch((error: Error) => error.message),
  );
  const ends = await Promise.all(turns);
  expect(order).toEqual(Array.from({ length: 201 }, (_, index) => index));
  expect([ends[0], ends[1], ends[201]]).toEqual([undefined, "wrong", "unavailable"]);
});

test("one address that fills the queue neither keeps others out nor makes them wait for all of its own", async () => {
  const order: string[] = [];
  const of = (address: string) => async () => void order.push(address);
  const crowd = Array.from({ length: 400 }, (_, at) =>
    oneAtATime(`2001:db8::${at.toString(16)}`, of("crowd")).catch((error: Error) => error.message),
  );
  await oneAtATime("192.0.2.1", of("person"));
  expect(order.indexOf("person")).toBe(1);
  expect((await Promise.all(crowd)).filter((end) => end === "unavailable")).toHaveLength(200);
});

test("who waits fifteen seconds for a turn is refused, and is not served later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const begins = Promise.withResolvers<void>();
  const hangs = Promise.withResolvers<void>();
  const first = oneAtATime("192.0.2.1", () => {
    begins.resolve();
    return hangs.promise;
  });
  await begins.promise;
  const served = vi.fn(async () => {});
  const second = oneAtATime("192.0.2.1", served).catch((error: Error) => error.message);
  vi.advanceTimersByTime(15_000);
  expect(await second).toBe("unavailable");
  hangs.resolve();
  await first;
  await oneAtATime("192.0.2.1", async () => {});
  expect(served).not.toHaveBeenCalled();
});

test("the list has far more than the 3,000 most common passwords, and finds what it packs and nothing else", async () => {
  expect(await countCommonPasswords()).toBeGreaterThan(800_000);
  const path = join(await mkdtemp(join(tmpdir(), "stoep-common-")), "list.bin");
  const packed = Array.from({ length: 2_000 }, (_, index) => `packed ${index}`);
  await writeFile(path, packPasswords(packed));
  expect(await countCommonPasswords(path)).toBe(2_000);
  for (const one of packed.slice(0, 200)) expect(await isCommonPassword(one, path)).toBe(true);
  for (const one of packed.slice(0, 200)) expect(await isCommonPassword(`${one} not`, path)).toBe(false);
});

test("wherever a password is set, it is checked first", async () => {
  const root = resolve(import.meta.dirname, "../../..");
  const names = (await readdir(root, { recursive: true })).filter(
    (name) =>
      name.endsWith(".ts") && !/\.test\.ts$|(^|\/)testing\//.test(name) && !name.endsWith("identities/passwords.ts"),
  );
  const setting: string[] = [];
  for (const name of names) {
    const text = await readFile(join(root, name), "utf8");
    if (!/\bhashPassword\(/.test(text)) continue;
    setting.push(name);
    expect([name, text.includes("checkNewPassword(") || name === "modules/accounts/administration.ts"]).toEqual([
      name,
      true,
    ]);
  }
  expect(setting.length).toBeGreaterThan(3);
});
