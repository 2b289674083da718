import { expect, test } from "vitest";
import { Email, mailtoLink, OptionalEmail } from "./index.ts";

test.each([
  ["jan&marie@example.org", "jan&marie@example.org"],
  ["r/d@example.org", "r/d@example.org"],
  ["a=b@example.org", "a=b@example.org"],
  ["o'neill+stoep@example.co.uk", "o'neill+stoep@example.co.uk"],
  [" Els.Peeters@Example.ORG ", "els.peeters@example.org"],
  ["info@bücher.example", "info@xn--bcher-kva.example"],
  ["info@BÜCHER.example", "info@xn--bcher-kva.example"],
  ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  ["info@xn--bcher-kva.example", "info@xn--bcher-kva.example"],
])("%s is an email address", (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept);
  expect(OptionalEmail.parse(typed)).toBe(kept);
});

test.each([
  "jan",
  "jan@",
  "@example.org",
  "jan@example",
  "jan@127.0.0.1",
  "jan@1.2",
  ".jan@example.org",
  "jan.@example.org",
  "jan..peeters@example.org",
  "jan peeters@example.org",
  "jan@exam ple.org",
  "jan@example.org/x",
  "jan@example.org:25",
  "jan@-example.org",
  "jan@example..org",
  "a@b@example.org",
  "jan@example.org, els@example.org",
  "jan\r\nBcc: els@example.org",
  "jan@example.org\u0000",
  '"jan"@example.org',
  "jané@example.org",
])("%j is none", (typed) => {
  expect(Email.safeParse(typed).error?.issues[0]?.message).toBe("emailFormat");
  expect(OptionalEmail.safeParse(typed).error?.issues[0]?.message).toBe("emailFormat");
});

test("an address that may be missing is empty then", () => {
  expect(OptionalEmail.parse("  ")).toBe("");
  expect(Email.safeParse("").error?.issues.map(({ message }) => message)).toContain("emailRequired");
});

test("a link to an address keeps it whole", () => {
  const email = "jan&marie?50%@example.org";
  const link = new URL(mailtoLink(email));
  expect([decodeURIComponent(link.pathname), link.search]).toEqual([email, ""]);
});
