import { describe, expect, onTestFinished, test, vi } from "vitest";
import { checkNewPassword, hashPassword, isPassword, oneAtATime } from "./passwords.ts";

const owner = { email: "zoe.vandamme@thuis.example", names: ["Zoë", "Van Damme", "Zo"] };
const check = (password: string, passwordMinLength = 6) => checkNewPassword({ passwordMinLength }, password, owner);

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
  ])("%s: %s", (password, code) => {
    expect(check(password)).toBe(code);
  });

  test("must be as long as the installation requires", () => {
    expect(check("zeven77", 8)).toBe("passwordTooShort");
    expect(check("zeven777", 8)).toBeNull();
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
