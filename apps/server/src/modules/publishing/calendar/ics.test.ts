/** Text crafted to pass for lines of a calendar file. RFC 5545 */
import { describe, expect, test } from "vitest";
import { calendarDownload } from "./ics.ts";

describe("an event in a calendar", async () => {
  const attack = "Feest\r\nEND:VEVENT\rBEGIN:VALARM\nATTENDEE:mailto:x@kwaad.example\u2028\\n,;\\,";
  const event = {
    id: "a",
    postId: "b",
    revision: 0,
    editedAt: null,
    cancelledAt: null,
    longitude: null,
    latitude: null,
    publishedAt: new Date(0),
    startsAt: new Date(0),
    endsAt: new Date(3600_000),
    title: attack,
    textHtml: `<a href="https://stad.gent">hier</a><ul><li>tent</li></ul>${attack.repeat(40)}`,
    organisation: attack,
    address: attack,
  };
  const { content } = calendarDownload(
    { version: "1", read: async () => [event] },
    { name: attack, network: { slug: "testdorp", name: attack }, publicUrl: "https://stoep.example", isPrivate: true },
  );
  const raw = String(typeof content === "function" && (await content()));

  test("has lines of at most 75 bytes, folded without splitting a character", () => {
    const lines = raw.split("\r\n");
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(raw).not.toContain("\uFFFD");
  });

  test("is one event, whatever its text contains: line breaks and special characters are escaped", () => {
    const lines = raw.replace(/\r\n[ \t]/g, "").split("\r\n");
    expect(lines.filter((line) => /^(BEGIN|END):VEVENT/.test(line))).toEqual(["BEGIN:VEVENT", "END:VEVENT"]);
    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(lines.find((line) => line.startsWith("DESCRIPTION:"))).toContain("hier (https://stad.gent)\\n• tent");
    const summary = lines.find((line) => line.startsWith("SUMMARY:")) ?? "";
    expect(summary).toContain("Feest\\nEND:VEVENT");
    expect(summary).toMatch(/\\\\n\\,\\;\\\\\\,$/);
  });
});
