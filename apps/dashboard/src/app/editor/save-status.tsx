import { Button, Loader, VisuallyHidden } from "@stoep/ui";
import { useFormat } from "../format.ts";
import { useRefusalText } from "../text.ts";
import type { DeskState, VersionedDocument } from "./desk.ts";
import style from "./save-status.module.css";
import { useText } from "./words.ts";

type State = Pick<DeskState<VersionedDocument, unknown>, "stored" | "phase" | "refusal" | "isDirty" | "isAuto">;

/** Whether the draft is saved, and since when. Announced to screen readers only once saving has finished or failed. */
export function SaveStatus({ desk, state }: { desk: { save(): Promise<unknown> }; state: State }) {
  const t = useText();
  const settled = useSettledText(state);
  const passing = usePassingText(state);
  return (
    <div className={style.status} data-failed={state.phase === "failed" || state.phase === "conflict" || undefined}>
      {passing && (
        <span className={style.passing} aria-hidden>
          {state.phase === "saving" && <Loader size="xs" />}
          {passing}
        </span>
      )}
      {passing ? <VisuallyHidden role="status">{settled}</VisuallyHidden> : <span role="status">{settled}</span>}
      {state.phase === "failed" && (
        <Button variant="subtle" size="compact-md" onClick={() => void desk.save()}>
          {t("save.retry")}
        </Button>
      )}
    </div>
  );
}

/** Text that is shown but not announced: screen readers would speak at every word typed. */
function usePassingText({ stored, phase, isDirty, isAuto }: State): string | null {
  const t = useText();
  if (phase === "saving") return t("save.saving");
  const isWaiting = phase === "rest" && isDirty && isAuto;
  // In a moment it is saved: words as short as those for that, so that the bar does not grow and shrink below the pen.
  return isWaiting && stored ? t("save.waiting") : null;
}

function useSettledText({ stored, phase, refusal, isDirty, isAuto }: State): string {
  const t = useText();
  const format = useFormat();
  const words = useRefusalText();
  if ((phase === "failed" || phase === "conflict") && refusal) {
    return t("save.failed", { reason: words(refusal.code) });
  }
  if (!stored) return t("save.notYet");
  const at = format.timeOrMoment(stored.savedAt);
  if (isDirty && !isAuto) return t("save.unsaved", { at });
  return t("save.saved", { at });
}
