import { Writable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOf } from "#kernel/log.ts";
import { runs } from "../testing/fuzz.ts";
import { openLog } from "./log.ts";

function written(write: (log: ReturnType<typeof openLog>) => void): string {
  let text = "";
  const sink = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  write(openLog("info", sink));
  return text;
}

test("one line of JSON per event, with a readable level and time", () => {
  const line = JSON.parse(written((log) => log.info({ requestId: "abc" }, "started")));
  expect(line).toMatchObject({ level: "info", msg: "started", requestId: "abc" });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.each(["password", "token", "authorization", "cookie", "email", "phone", "code", "to"])(
  "never writes what is called %s",
  (name) => {
    const canary = "c4n4ry-value";
    const text = written((log) =>
      log.info({ [name]: canary, request: { [name]: canary }, a: { b: { [name]: canary } } }, "x"),
    );
    expect(text).not.toContain(canary);
  },
);

test("errors lose the row that PostgreSQL quotes and the addresses that mail servers quote", () => {
  const error = Object.assign(new Error("550 <dirk@example.org> unknown, call +32 470 12 34 56"), {
    code: "23505",
    detail: "Key (email)=(fatma@example.org) already exists.",
    parameters: ["secret-parameter"],
    cause: Object.assign(new Error("inner els@gent.example"), { where: "row (Muidelaan 1)" }),
  });
  const text = written((log) => log.error({ err: error }, "x"));
  for (const canary of ["dirk@", "fatma@", "els@", "470 12", "secret-parameter", "Muidelaan"])
    expect(text).not.toContain(canary);
  expect(JSON.parse(text).err).toMatchObject({
    errorCode: "23505",
    message: "550 <…@…> unknown, call +…",
    cause: { message: "inner …@…" },
  });
});

test("a reason reported by another system names nobody and contains no token", () => {
  const reason = "no user els@gent.example (+32 470 12 34 56) for eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJlbHMifQ.c2lnbmVk";
  const text = written((log) => log.warn({ reason }, "sign-on refused"));
  expect(JSON.parse(text).reason).toBe("no user …@… (+…) for …");
});

test.each([
  [
    "a library's own kind of error",
    { message: "queue of els@gent.example is full", queue: "x" },
    "queue of …@… is full",
  ],
  ["an object", { name: "Els", reason: "x" }, "an object with name, reason"],
  ["an empty object", {}, "an object with nothing"],
  ["a list", ["a"], "an object with 0"],
  ["nothing", null, "null"],
  ["a word", "no", "no"],
])("what is no error is readable all the same: %s", (_, thrown, expected) => {
  const line = JSON.parse(written((log) => log.warn({ err: thrown, reason: thrown }, "x")));
  expect([line.err.message, line.reason]).toEqual([expected, expected]);
});

test("nothing that can be thrown becomes [object Object]", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
      const error = new Error("outer", { cause: thrown });
      const text = written((log) => log.error({ err: error, reason: thrown }, "x"));
      expect(text).not.toContain("[object");
    }),
    runs(100),
  );
});

test("an error that gathers others says what they were", () => {
  const error = new AggregateError([new Error("Gent"), new Error("Leuven")], "failed in several networks");
  const { err } = JSON.parse(written((log) => log.error({ err: error }, "x")));
  expect(err.within).toMatchObject([{ message: "Gent" }, { message: "Leuven" }]);
});

test("an address is written without its query string", () => {
  expect(pathOf("/api/public/sign-in?token=abc#x")).toBe("/api/public/sign-in");
  expect(written((log) => log.info({ url: "/x?token=abc" }, "x"))).not.toContain("abc");
});
