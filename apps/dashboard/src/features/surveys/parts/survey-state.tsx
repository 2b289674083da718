import { StatusBadge } from "@stoep/ui";
import { TimingBadge } from "../../participation/index.ts";
import { type Survey, stateLooks, useText } from "./words.ts";

/** Its state; once it is published, where it stands in time. */
export function SurveyState({ survey: { state, timing } }: { survey: Pick<Survey, "state" | "timing"> }) {
  const t = useText();
  if (state === "published" && timing) return <TimingBadge timing={timing} />;
  return <StatusBadge kind={stateLooks[state]}>{t(`states.${state}`)}</StatusBadge>;
}
