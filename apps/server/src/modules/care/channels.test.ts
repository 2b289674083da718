/** By which channel somebody is asked or told. S2 §3, §4 */
import { languages } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { channelToAsk, channelToTell, type Reach } from "./channels.ts";
import { capability } from "./index.ts";

const everywhere: Reach = { preferredChannel: null, hasEmail: true, hasPhone: true, hasMobile: true };
const landline = { ...everywhere, hasMobile: false };
const onlyPhone = { ...landline, hasEmail: false };

describe("asking", () => {
  test.each([
    ["usual", everywhere, "mail"],
    ["usual", { ...everywhere, preferredChannel: "text" }, "text"],
    ["usual", { ...everywhere, preferredChannel: "phone" }, "phone"],
    ["usual", { ...landline, preferredChannel: "text" }, "mail"],
    ["usual", onlyPhone, "phone"],
    ["mail", { ...everywhere, preferredChannel: "text" }, "mail"],
    ["mail", { ...everywhere, hasEmail: false }, "text"],
    ["text", landline, "mail"],
    ["text", onlyPhone, "phone"],
    ["phone", { ...everywhere, hasPhone: false, hasMobile: false }, "mail"],
  ] as const)("by the way %s, %o is asked by %s", (way, person, channel) =>
    expect(channelToAsk(person, way)).toBe(channel),
  );
});

describe("a message that Stoep sends by itself", () => {
  test.each([
    [everywhere, "mail"],
    [{ ...everywhere, preferredChannel: "text" }, "text"],
    [{ ...everywhere, preferredChannel: "phone" }, "mail"],
    [{ ...everywhere, hasEmail: false }, "text"],
    [onlyPhone, null],
  ] as const)("goes to %o by %s", (person, channel) => expect(channelToTell(person)).toBe(channel));
});

/** Only by mail: without a link or with the words of a colleague, and those of the form. */
const neverTexted = ["ticketMessage", "helpFormReceived", "helpFormWaits"];

test("every text message of care says first, or last, from whom it is, in every language", () => {
  for (const [name, { words }] of Object.entries(capability.mails ?? {})) {
    if (neverTexted.includes(name)) continue;
    const said = words.textMessage ?? words.subject;
    for (const language of languages) expect(said[language], `${name} ${language}`).toContain("{{organisation}}");
  }
});

/** To the address that somebody has just typed in the form. */
const neverShared = ["helpFormReceived", "helpFormWaits"];

test("every message can begin with whom it is for, where several people have one number or mailbox", () => {
  for (const [name, { words }] of Object.entries(capability.mails ?? {})) {
    if (neverShared.includes(name)) continue;
    for (const said of [words.subject, words.text, words.textMessage ?? words.subject])
      for (const language of languages) expect(said[language], `${name} ${language}`).toMatch(/^\{\{forWhom\}\}/);
  }
});
