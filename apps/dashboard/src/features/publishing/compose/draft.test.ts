import { describe, expect, test } from "vitest";
import { withTheme } from "../../../app/editor/index.ts";
import { moveItem, newId } from "../../../app/editor/list-items.ts";
import { mergeDrafts } from "../../../app/editor/testing/merge-drafts.ts";
import { bodyOf, type Draft, draftOf, emptyDraft, withType } from "./draft.ts";
import { aPicture, aPost, idOf } from "./testing/samples.ts";

const isSame = (one: Draft, other: Draft) => JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
const options = [
  { id: idOf(30), text: "Links" },
  { id: idOf(31), text: "Rechts" },
];

describe("the request body", () => {
  test("equals what was opened, as long as nothing changes", () => {
    const pictures = [aPicture(1), aPicture(2)];
    const post = aPost({
      images: [
        { id: pictures[1]?.id ?? "", altText: "Two" },
        { id: pictures[0]?.id ?? "", altText: "One" },
      ],
      imageFiles: pictures,
      streets: [{ id: idOf(40), name: "Muidelaan", postcode: "9000" }],
      streetIds: [idOf(40)],
    });
    const body = bodyOf(draftOf(post));
    expect(post).toMatchObject(body);
    expect(body.images?.map(({ altText }) => altText)).toEqual(["Two", "One"]);
  });

  test("leaves out what the type of message does not use, and includes it again when the type changes back", () => {
    const poll = { ...emptyDraft("option", "nl"), options, pollClosesAt: "2026-12-01T09:00:00.000Z" };
    const message = { ...poll, ...withType(poll, "standard") };
    expect(bodyOf(message)).toMatchObject({ options: [], pollClosesAt: null });
    expect(bodyOf({ ...message, ...withType(message, "option") })).toMatchObject({ options });
  });

  test("has no streets without a neighbourhood", () => {
    const draft = { ...emptyDraft("standard", "nl"), streets: [{ id: idOf(40), name: "Muidelaan", postcode: "9000" }] };
    expect(bodyOf(draft).streetIds).toEqual([]);
  });
});

describe("a draft", () => {
  test("for an option poll starts with two choices", () => {
    expect(emptyDraft("option", "nl").options).toHaveLength(2);
    expect(withType(emptyDraft("standard", "nl"), "option").options).toHaveLength(2);
  });

  test("never has the same theme twice, and no second without a first", () => {
    const draft = { ...emptyDraft("standard", "nl"), theme: "nature", secondTheme: "health-wellbeing" } as const;
    expect(withTheme({ ...draft }, "health-wellbeing")).toEqual({ theme: "health-wellbeing", secondTheme: null });
    expect(withTheme({ ...draft }, null)).toEqual({ theme: "health-wellbeing", secondTheme: null });
  });

  test("counts as unchanged when nothing that is sent differs", () => {
    const draft = emptyDraft("standard", "nl");
    expect(isSame(draft, { ...draft, options })).toBe(true);
    expect(isSame(draft, { ...draft, title: "Nieuw" })).toBe(false);
  });
});

test("my changes are applied on top of theirs, field by field", () => {
  const base = draftOf(aPost());
  const mine = { ...base, title: "Mijn titel" };
  const theirs = { ...base, title: "Hun titel", textHtml: "<p>Hun tekst</p>" };
  expect(mergeDrafts(base, mine, theirs)).toMatchObject({ title: "Mijn titel", textHtml: "<p>Hun tekst</p>" });
});

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [7, 0, ["a", "b", "c"]],
])("moving %i to %i gives %j", (from, to, expected) => expect(moveItem(["a", "b", "c"], from, to)).toEqual(expected));

test("new ids are UUIDs and differ", () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
