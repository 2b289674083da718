import type { Language } from "@stoep/contract/kernel";
import { plainText } from "@stoep/contract/rich-text";
import { ConflictDialog, type ConflictWords, useLanguageName } from "../../../app/editor/index.ts";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { usePlaceNames } from "../../neighbourhoods/index.ts";
import { useThemes } from "../../publishing/index.ts";
import { useKindText, useText } from "../parts/words.ts";
import { type Draft, draftOf, type Phase, type Translation } from "./draft.ts";
import type { ProjectDesk, ProjectState } from "./use-desk.ts";

/** The second theme belongs to the first, a currency to its budget, a description to its picture, and a message is known by its title. */
const together = {
  secondTheme: "theme",
  currency: "budget",
  "image.altText": "image.file",
  "shout.id": "shout.title",
};

/** Shows both versions side by side when someone else has saved. */
export function Conflict({ desk, state }: { desk: ProjectDesk; state: ProjectState }) {
  const words = useKindText(state.draft.kind);
  return (
    <ConflictDialog
      desk={desk}
      state={state}
      title={words("conflict")}
      draftOf={draftOf}
      words={useConflictWords()}
      theirs={queryOf(api.participation.getProject, { params: { projectId: state.stored?.id ?? "" } })}
    />
  );
}

type FieldName = keyof Draft;

function useConflictWords(): ConflictWords {
  const t = useText();
  const languageName = useLanguageName();
  const textOf = useValueText();
  const labelOf = (path: string): string => {
    const [key = "", inner, field] = path.split(".");
    if (path === "image.altText") return t("fields.altText");
    if (key !== "translations" || !inner) return t(`fields.${key as FieldName}`);
    const language = languageName(inner as Language);
    return field
      ? t("conflict.translated", { field: t(`fields.${field as FieldName}`), language })
      : t("conflict.translation", { language });
  };
  return { labelOf, textOf, together };
}

/** A field holds the type that its name promises; at a path, it is not known to the compiler. */
const inWords =
  <Value,>(say: (value: Value) => string) =>
  (value: unknown): string =>
    say(value as Value);

/** Each of these in lines, with an empty line between them. */
const paragraphs = (texts: string[][]): string => texts.map((lines) => lines.filter(Boolean).join("\n")).join("\n\n");

/** All of a phase that can differ, in lines; only the view of its map has no words. */
function usePhaseLines(day: (one: string | null) => string): (phase: Phase) => string[] {
  const t = useText();
  const format = useFormat();
  return ({ title, type, startsOn, endsOn, text, videoUrl, budget, isBottomUpEnabled, ideaTypes }) => {
    const line = (label: string, value: string) => value && t("conflict.line", { label, value });
    return [
      title,
      t("phases.line", { type: t(`phaseTypes.${type}`), from: day(startsOn), until: day(endsOn) }),
      text,
      videoUrl,
      line(t("phases.bottomUp"), t(isBottomUpEnabled ? "conflict.on" : "conflict.off")),
      line(t("phases.ideaTypes"), ideaTypes.map((one) => t(`ideaTypes.${one}`)).join(", ")),
      line(t("phases.budget"), budget === null ? "" : format.number(budget)),
    ];
  };
}

function useValueText(): ConflictWords["textOf"] {
  const t = useText();
  const format = useFormat();
  const languageName = useLanguageName();
  const namesOf = usePlaceNames();
  const themes = useThemes();
  const theme = inWords((one: string) => themes.find(({ value }) => value === one)?.label ?? "");
  const day = (one: string | null) => (one ? format.day(`${one}T12:00:00Z`) : "");
  const phaseLines = usePhaseLines(day);
  const lists: Record<string, (value: unknown) => string> = {
    textHtml: inWords(plainText),
    theme,
    secondTheme: theme,
    language: inWords((language: Language) => languageName(language)),
    startsOn: inWords(day),
    endsOn: inWords(day),
    neighbourhoodIds: inWords((ids: string[]) => namesOf(ids).join(", ")),
    image: inWords(({ file, altText }: NonNullable<Draft["image"]>) => altText || file.name),
    "image.file": inWords(({ name }: NonNullable<Draft["image"]>["file"]) => name),
    "shout.id": () => "",
    shout: inWords(({ title }: NonNullable<Draft["shout"]>) => title ?? ""),
    kind: inWords((kind: Draft["kind"]) => t(`kinds.${kind}.name`)),
    phases: inWords((phases: Phase[]) => paragraphs(phases.map(phaseLines))),
    translatedPhases: inWords((words: Translation["phases"]) =>
      paragraphs(Object.values(words).map(({ title, text }) => [title, text])),
    ),
    translation: inWords(({ title, introduction, textHtml, altText }: Translation) =>
      [title, introduction, plainText(textHtml), altText].filter(Boolean).join("\n"),
    ),
  };
  const plain = (value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "conflict.on" : "conflict.off");
    return typeof value === "number" ? format.number(value) : String(value);
  };
  return (path, value) => {
    if (value === undefined || value === null || value === "") return "";
    const sayIt = lists[keyOf(path)];
    return sayIt ? sayIt(value) : plain(value);
  };
}

/** Which words a value takes: a whole translation has words of its own, and so do the phases in one. Parts keep their path: `image.file`. */
function keyOf(path: string): string {
  const parts = path.split(".");
  if (parts[0] !== "translations") return path;
  if (parts.length === 2) return "translation";
  return parts[2] === "phases" ? "translatedPhases" : (parts[2] ?? "");
}
