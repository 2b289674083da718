import type { Language } from "@stoep/contract/kernel";
import type { IdeaKind } from "@stoep/contract/participation";
import { questionsOf } from "@stoep/instrument";
import { ConflictDialog, type ConflictWords, useLanguageName } from "../../../app/editor/index.ts";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { usePlaceNames } from "../../neighbourhoods/index.ts";
import { useDays } from "../../participation/index.ts";
import { useText } from "../parts/words.ts";
import { type Draft, draftOf } from "./draft.ts";
import type { SurveyDesk, SurveyDeskState } from "./use-desk.ts";

/** A phase belongs to its project, and an end to whether there is one. */
const together = { phaseId: "projectId", hasNoEnd: "endsOn" };

/** Shows both versions side by side when someone else has saved. */
export function Conflict({ desk, state }: { desk: SurveyDesk; state: SurveyDeskState }) {
  const t = useText();
  const params = { surveyId: state.stored?.id ?? "" };
  return (
    <ConflictDialog
      desk={desk}
      state={state}
      title={t("conflict.title")}
      draftOf={draftOf}
      words={useConflictWords()}
      theirs={queryOf(api.surveys.getSurvey, { params })}
    />
  );
}

const labels = {
  "instrument.title": "title",
  "instrument.description": "description",
  "instrument.showsHeader": "showsHeader",
  "instrument.pages": "questions",
  "introduction.title": "introductionTitle",
  "introduction.text": "introductionText",
  "introduction.button": "introductionButton",
  introduction: "introduction",
  videoUrl: "videoUrl",
  thanks: "thanks",
  language: "language",
  startsOn: "startsOn",
  endsOn: "endsOn",
  respondents: "respondents",
  asksProof: "asksProof",
  canChange: "canChange",
  neighbourhoodIds: "neighbourhoodIds",
  projectId: "projectId",
  slug: "slug",
  keptMonths: "keptMonths",
  form: "form",
  "form.type": "form",
  "form.takesAttachments": "form",
  "form.takesImages": "form",
  "form.takesSupport": "form",
  "form.takesPlace": "form",
} as const;
const labelKeys = new Map<string, (typeof labels)[keyof typeof labels]>(Object.entries(labels));

function useConflictWords(): ConflictWords {
  const t = useText();
  const languageName = useLanguageName();
  const textOf = useValueText();
  const labelOf = (path: string): string => {
    const key = labelKeys.get(path);
    if (key) return t(`fields.${key}`);
    const [, language, field] = path.split(".");
    const name = languageName(language as Language);
    if (field === "thanks") return t("conflict.translated", { field: t("fields.thanks"), language: name });
    if (field === "introduction") return t("conflict.translated", { field: t("fields.introduction"), language: name });
    return t("conflict.translated", { field: t("fields.questions"), language: name });
  };
  return { labelOf, textOf, together };
}

/** A field holds the type that its name promises; at a path, it is not known to the compiler. */
const inWords =
  <Value,>(say: (value: Value) => string) =>
  (value: unknown): string =>
    say(value as Value);

const questionLines = (pages: Draft["instrument"]["pages"]): string =>
  questionsOf({ pages })
    .map(({ text }, place) => `${place + 1}. ${text}`)
    .join("\n");

function useValueText(): ConflictWords["textOf"] {
  const t = useText();
  const format = useFormat();
  const { day } = useDays();
  const namesOf = usePlaceNames();
  const languageName = useLanguageName();
  const lists: Record<string, (value: unknown) => string> = {
    "instrument.pages": inWords(questionLines),
    neighbourhoodIds: inWords((ids: string[]) => namesOf(ids).join(", ")),
    language: inWords((language: Language) => languageName(language)),
    startsOn: inWords(day),
    endsOn: inWords(day),
    respondents: inWords((one: Draft["respondents"]) => t(`respondents.${one}`)),
    projectId: () => t("conflict.project"),
    "form.type": inWords((one: IdeaKind) => t(`form.types.${one}`)),
  };
  const plain = (value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "conflict.on" : "conflict.off");
    return typeof value === "number" ? format.number(value) : wordsIn(value).join("\n");
  };
  return (path, value) => {
    if (value === undefined || value === null || value === "") return "";
    return (lists[path] ?? plain)(value);
  };
}

/** All texts within, such as those of a translation. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
