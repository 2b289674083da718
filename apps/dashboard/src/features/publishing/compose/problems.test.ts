import { describe, expect, test } from "vitest";
import * as problems from "../../../app/editor/index.ts";
import { type Draft, draftOf, emptyDraft, emptyTranslation } from "./draft.ts";
import { messageChecks } from "./problems.ts";
import { aPicture, aPost, idOf } from "./testing/samples.ts";

const { translationAt } = problems;
const problemsOf = (draft: Draft, answered?: Record<string, string>) =>
  problems.problemsOf(messageChecks, draft, answered);
const answeredProblems = (draft: Draft, answered: Record<string, string>) =>
  problems.answeredProblems(messageChecks, draft, answered);
const stillWrong = (named: problems.Problem[], before: Draft, draft: Draft) =>
  problems.stillWrong(messageChecks, named, before, draft);

const complete = (change: Partial<Draft> = {}): Draft => ({ ...draftOf(aPost()), ...change });
const option = (number: number, text: string) => ({ id: idOf(30 + number), text });

describe("what is missing", () => {
  test("is nothing in a complete message", () => expect(problemsOf(complete())).toEqual([]));

  test("is listed all at once, in the order of the fields", () => {
    expect(problemsOf(emptyDraft("standard", "nl"))).toEqual([
      { path: "title", code: "titleRequired" },
      { path: "textHtml", code: "textRequired" },
      { path: "neighbourhoodIds", code: "neighbourhoodsRequired" },
    ]);
  });

  test("is shown at each picture and each choice without its text", () => {
    const draft = complete({
      type: "option",
      options: [option(1, "Links"), option(2, " ")],
      images: [
        { file: aPicture(1), altText: "Een brug" },
        { file: aPicture(2), altText: "" },
      ],
    });
    expect(problemsOf(draft)).toEqual([
      { path: "options.1.text", code: "emptyOptionsMessage" },
      { path: "images.1.altText", code: "altTextRequired" },
    ]);
  });

  test("is shown in the translation that lacks it, one translation after the other", () => {
    const translations = [{ ...emptyTranslation("fr"), title: "Titre", textHtml: "<p></p>" }, emptyTranslation("en")];
    expect(problemsOf(complete({ translations }))).toEqual([
      { path: "translations.0.textHtml", code: "textRequired" },
      { path: "translations.1.title", code: "titleRequired" },
      { path: "translations.1.textHtml", code: "textRequired" },
    ]);
  });

  test("includes what only the server can find, once", () => {
    const answered = { title: "titleRequired", pollClosesAt: "pollCloseInPast" };
    expect(problemsOf(complete({ type: "vote", title: "" }), answered)).toEqual([
      { path: "title", code: "titleRequired" },
      { path: "pollClosesAt", code: "pollCloseInPast" },
    ]);
  });
});

test("a refused save uses the form's names of fields", () => {
  expect(answeredProblems(complete(), { "post.streetIds": "streetUnknown" })).toEqual([
    { path: "streetIds", code: "streetUnknown" },
  ]);
});

describe("after a change", () => {
  const before = emptyDraft("standard", "nl");
  const named = problemsOf(before);

  test("corrected faults disappear, the rest stays", () => {
    const paths = stillWrong(named, before, { ...before, title: "Straat dicht" }).map(({ path }) => path);
    expect(paths).toEqual(["textHtml", "neighbourhoodIds"]);
  });

  test("no new faults are shown while someone is writing", () => {
    const draft = { ...before, ctaLink: "https://stad.example" };
    expect(stillWrong(named, before, draft)).toEqual(named);
  });

  test("a fault moves along with its picture", () => {
    const images = [
      { file: aPicture(1), altText: "" },
      { file: aPicture(2), altText: "Een brug" },
    ];
    const was = complete({ images });
    const left = stillWrong(problemsOf(was), was, { ...was, images: images.toReversed() });
    expect(left).toEqual([{ path: "images.1.altText", code: "altTextRequired" }]);
  });

  test("the server's faults disappear when their field changes, not before", () => {
    const was = complete({ type: "vote", pollClosesAt: "2026-11-01T09:00:00.000Z" });
    const late = problemsOf(was, { pollClosesAt: "pollCloseInPast" });
    expect(stillWrong(late, was, { ...was, title: "Anders" })).toEqual(late);
    expect(stillWrong(late, was, { ...was, pollClosesAt: null })).toEqual([]);
  });
});

test("a path gives the translation it is in", () => {
  expect(translationAt("translations.1.title")).toBe(1);
  expect(translationAt("title")).toBeNull();
});
