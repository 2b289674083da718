import type { Kind, Question, QuestionOf, Shapes } from "@stoep/instrument";
import { newId } from "../../../../app/editor/index.ts";
import type { SurveyForm } from "../../compose/draft.ts";
import { questionChanged } from "../pages.ts";
import { budget } from "./budget.tsx";
import { dropdown } from "./dropdown.tsx";
import { files } from "./files.tsx";
import { gallery } from "./gallery.tsx";
import type { KindEditor } from "./kind.ts";
import { map } from "./map.tsx";
import { matrix } from "./matrix.tsx";
import { multiple } from "./multiple.tsx";
import { open } from "./open.tsx";
import { ranking } from "./ranking.tsx";
import { score } from "./score.tsx";
import { single } from "./single.tsx";

const kinds: { [K in Kind]: KindEditor<K> } = {
  single,
  multiple,
  open,
  score,
  matrix,
  dropdown,
  ranking,
  gallery,
  budget,
  files,
  map,
};

/** In the order in which they are offered. */
export const kindNames = [
  "single",
  "multiple",
  "open",
  "score",
  "matrix",
  "dropdown",
  "ranking",
  "gallery",
  "budget",
  "files",
  "map",
] as const satisfies readonly Kind[];

const common = {
  text: "",
  description: "",
  isRequired: false,
  showsHeader: true,
  imageId: null,
  isPrivate: false,
  showIf: null,
};

export const freshQuestion = (kind: Kind): Question => ({ id: newId(), ...common, ...kinds[kind].fresh() });

type Props<K extends Kind> = { form: SurveyForm; question: QuestionOf<K>; path: string };

const isOf = <K extends Kind>(one: Question, { kind }: QuestionOf<K>): one is Question & QuestionOf<K> =>
  one.kind === kind;

/** The fields that only questions of this kind have. */
export function KindFields<K extends Kind>({ form, question, path }: Props<K>) {
  const { Fields }: KindEditor<K> = kinds[question.kind];
  const change = (patchOf: (now: Shapes[K]) => Partial<Shapes[K]>, how?: "typed") =>
    form.change(
      (now) => questionChanged(now, question.id, (one) => (isOf(one, question) ? { ...one, ...patchOf(one) } : one)),
      how,
    );
  const put = (patch: Partial<Shapes[K]>, how?: "typed") => change(() => patch, how);
  return <Fields form={form} question={question} path={path} put={put} change={change} />;
}
