import { expect, test } from "vitest";
import { draftOf, emptyDraft } from "./draft.ts";
import { messageSteps, stepOf, stepStates } from "./steps.ts";
import { aPost, idOf } from "./testing/samples.ts";

test("each field belongs to one step, translations to the content", () => {
  expect(["title", "options.1.text", "translations.0.ctaText"].map(stepOf)).toEqual(["content", "content", "content"]);
  expect(["neighbourhoodIds", "streetIds"].map(stepOf)).toEqual(["audience", "audience"]);
  expect(["images.0.altText", "ctaLink", "attachmentIds"].map(stepOf)).toEqual(["extras", "extras", "extras"]);
});

test("the steps follow each other and end at the check", () => {
  const { after, before } = messageSteps;
  expect([after("content"), after("extras"), after("check")]).toEqual(["audience", "check", "check"]);
  expect([before("content"), before("check")]).toEqual([null, "extras"]);
});

test("nothing is reported missing before its step was passed", () => {
  const draft = emptyDraft("standard", "nl");
  expect(stepStates(draft, "content", false).map(({ state }) => state)).toEqual(["open", "open", "open", "open"]);
  expect(stepStates(draft, "audience", false)[0]).toEqual({
    key: "content",
    state: "missing",
    note: "missing",
    missing: 2,
  });
  expect(stepStates(draft, "check", false).map(({ state }) => state)).toEqual(["missing", "missing", "done", "open"]);
});

test("a step shows the same state for its fields as the overview", () => {
  const notes = (draft: Parameters<typeof stepStates>[0]) =>
    stepStates(draft, "content", false).map(({ state, note, missing }) => [state, note, missing]);
  expect(notes(emptyDraft("standard", "nl"))).toEqual([
    ["open", "missing", 2],
    ["open", "missing", 1],
    ["open", "optional", 0],
    ["open", "unchecked", 0],
  ]);
  expect(notes(draftOf(aPost())).slice(0, 2)).toEqual([
    ["done", "complete", 0],
    ["done", "complete", 0],
  ]);
});

test("the check is done only when nothing is missing and this version was checked", () => {
  const draft = draftOf(aPost());
  expect(stepStates(draft, "check", true).map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
  expect(stepStates({ ...draft, title: "" }, "check", true).at(-1)?.state).toBe("open");
  expect(stepStates({ ...draft, neighbourhoodIds: [idOf(20)] }, "check", false).at(-1)?.state).toBe("open");
});
