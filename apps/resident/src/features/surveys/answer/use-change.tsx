import { type Answer, type Answers, lostAnswers, questionsOf } from "@stoep/instrument";
import { useState } from "react";
import { ConfirmDialog } from "../../../app/index.ts";
import { useText } from "../words.ts";
import type { OwnDraft } from "./draft.ts";
import type { AskedSurvey } from "./respondent.ts";

/** Applies a change; where answers would go with it, it is asked before. */
export function useChange(
  { survey: { instrument } }: { survey: Pick<AskedSurvey["survey"], "instrument"> },
  draft: Pick<OwnDraft, "answers" | "answer">,
) {
  const t = useText();
  const [asks, setAsks] = useState<{ after: Answers; lost: string[] } | null>(null);
  const change = (id: string, given: Answer | null) => {
    const changed = ({ [id]: _, ...others }: Answers): Answers =>
      given === null ? others : { ...others, [id]: given };
    const after = changed(draft.answers);
    const lost = lostAnswers(instrument, draft.answers, after);
    if (lost.length > 0) setAsks({ after, lost });
    else draft.answer(changed);
  };
  const confirm = () => {
    if (asks)
      draft.answer(() => Object.fromEntries(Object.entries(asks.after).filter(([id]) => !asks.lost.includes(id))));
    setAsks(null);
  };
  const names = questionsOf(instrument).filter(({ id }) => asks?.lost.includes(id));
  const dialog = asks && (
    <ConfirmDialog
      title={t("lost.title")}
      text={t("lost.text", { questions: names.map(({ text }) => text).join(" · ") })}
      confirm={t("lost.confirm")}
      onConfirm={confirm}
      onClose={() => setAsks(null)}
    />
  );
  return { change, dialog };
}
