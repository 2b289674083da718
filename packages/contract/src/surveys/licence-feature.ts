import { questionsOf } from "@stoep/instrument";
import type { Feature } from "../features.ts";
import type { Instrument } from "./questions.ts";
import type { surveyKinds } from "./values.ts";

interface Asked {
  kind: (typeof surveyKinds)[number];
  instrument: Pick<Instrument, "pages">;
}

const ofKind = { survey: "surveys", call: "calls", form: "contributionForms" } as const;

/** The licence features that it needs: that of its kind, and another one where it asks on a map. D §4 */
export const surveyFeatures = ({ kind, instrument }: Asked): Feature[] =>
  featuresFor(
    kind,
    questionsOf(instrument).some((question) => question.kind === "map"),
  );

export const featuresFor = (kind: Asked["kind"], asksOnMap: boolean): Feature[] =>
  asksOnMap ? [ofKind[kind], "mapQuestions"] : [ofKind[kind]];
