/** A question of elsewhere stands in a draft by itself. */
import { idOf } from "@stoep/client/testing";
import { type Condition, type Question, questionsOf, untranslated } from "@stoep/instrument";
import { expect, test } from "vitest";
import { emptyDraft, emptyTranslation } from "../compose/draft.ts";
import { insertionOf, type Offered } from "./insertion.ts";

const showIf: Condition = {
  match: "all",
  tests: [{ questionId: idOf(9), rowId: null, is: "answered", optionIds: [], number: null }],
};
const question: Question = {
  kind: "single",
  id: idOf(1),
  text: `Wat mist u [[${idOf(9)}|hier]]?`,
  description: "",
  isRequired: true,
  showsHeader: true,
  imageId: idOf(7),
  isPrivate: false,
  showIf,
  hasOther: false,
  options: [
    { id: idOf(2), text: "Bomen" },
    { id: idOf(3), text: "Banken" },
  ],
};
const offered: Offered = {
  name: "one",
  surveyTitle: "Ons plein",
  language: "nl",
  question,
  translations: [{ language: "fr", texts: { [idOf(1)]: "Qu’est-ce qui manque ?", [idOf(2)]: "Des arbres" } }],
};

test("it gets ids of its own, keeps its picture, and takes its translations along", () => {
  const empty = emptyDraft({ kind: "survey", language: "nl", today: "2026-12-01" });
  const pageId = empty.instrument.pages[0]?.id ?? "";
  const draft = { ...empty, translations: [emptyTranslation("fr")] };
  const { insert, questionId, isConditionDropped } = insertionOf(offered, pageId);
  const after = { ...draft, ...insert(draft) };
  const [inserted] = questionsOf(after.instrument);
  expect(inserted).toMatchObject({ id: questionId, text: "Wat mist u hier?", imageId: idOf(7), showIf: null });
  expect(isConditionDropped).toBe(true);
  expect(JSON.stringify(after)).not.toContain(idOf(2));
  const texts = after.translations[0]?.texts ?? {};
  expect(Object.values(texts)).toEqual(["Qu’est-ce qui manque ?", "Des arbres"]);
  // The title, and the option that was not translated.
  const named = inserted && "options" in inserted ? inserted.options[1]?.id : undefined;
  expect(untranslated(after.instrument, texts)).toEqual([named]);
});

test("in a survey of another language it stays in its own, and without a condition nothing is told", () => {
  const { isConditionDropped, insert } = insertionOf({ ...offered, question: { ...question, showIf: null } }, "");
  expect(isConditionDropped).toBe(false);
  const draft = { ...emptyDraft({ kind: "survey", language: "fr", today: "2026-12-01" }) };
  expect(insert(draft).translations).toEqual([]);
});
