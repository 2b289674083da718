/** Numbers are shown as people write them; only links and forms have the bare one. */
import { expect, test } from "vitest";
import { shipped } from "./source-tree.ts";

/** Their number is a text that an organisation typed for its readers, and is shown as it typed it. */
const typedForReaders = [
  "apps/resident/src/features/accounts/organisations/organisation-article.tsx",
  "apps/resident/src/features/publishing/vacancies/vacancy-page.tsx",
];
const screens = shipped.filter(
  ({ path }) => /^apps\/(dashboard|resident)\/src\/.*\.tsx?$/.test(path) && !typedForReaders.includes(path),
);

/** Ways in which a bare number gets onto a screen. */
const bareNumbers = [
  // <a>{contact.phone}</a>
  />\s*\{\s*[\w.?]*(?<![\w])(?:[\w]+Phone|phone)\s*\}\s*</,
  // [contact?.phone, contact?.email].filter(Boolean).join(" · ")
  /\[[^\]\n]*\b(?!isPhone\b)(?:\w+Phone|phone)\b[^\]\n]*\]\s*\.filter\(Boolean\)\s*\.join/,
  // link(`tel:${phone}`, phone)
  /`tel:\$\{([\w.?]+)\}`,\s*\1\b(?!Text)/,
];
/** What calls it is the bare number. */
const writtenNumberCalled = /tel:\$\{[\w.?]*Text\}/;

test("no screen shows a number as it is stored, or calls one as it is written", () => {
  expect(screens.length).toBeGreaterThan(500);
  const wrong = screens.filter(({ text }) => [...bareNumbers, writtenNumberCalled].some((way) => way.test(text)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

// § stands for the dollar sign of a template.
test.each([
  "<a href={`tel:§{phone}`}>{phone}</a>",
  "<OutsideLink href={x}>\n  {contact.phone}\n</OutsideLink>",
  "<b>{contact?.memberPhone}</b>",
  '[contact?.phone, contact?.email].filter(Boolean).join(" · ")',
  "link(`tel:§{contact.phone}`, contact.phone)",
])("%s is found", (text) => expect(bareNumbers.some((way) => way.test(text.replace("§", "$")))).toBe(true));

test.each([
  "<a href={`tel:§{phone}`}>{phoneText}</a>",
  '[contact?.phoneText, contact?.email].filter(Boolean).join(" · ")',
  "link(`tel:§{contact.phone}`, contact.phoneText)",
])("%s is not", (text) => expect(bareNumbers.some((way) => way.test(text.replace("§", "$")))).toBe(false));
