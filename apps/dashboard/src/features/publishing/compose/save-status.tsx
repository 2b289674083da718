import { Button, Loader, VisuallyHidden } from "@stoep/ui";
import { useFormat, useRefusalText } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { Desk, DeskState } from "./desk.ts";
import style from "./save-status.module.css";

/** Whether what is on screen is safe, and since when. Spoken only when it has settled. */
export function SaveStatus({ desk, state }: { desk: Desk; state: DeskState }) {
  const t = useText();
  const settled = useSettledText(state);
  const passing = usePassingText(state);
  return (
    <div className={style.status} data-failed={state.phase === "failed" || state.phase === "clash" || undefined}>
      {passing && (
        <span className={style.passing} aria-hidden>
          {state.phase === "saving" && <Loader size="xs" />}
          {passing}
        </span>
      )}
      {passing ? <VisuallyHidden role="status">{settled}</VisuallyHidden> : <span role="status">{settled}</span>}
      {state.phase === "failed" && (
        <Button variant="subtle" size="compact-md" onClick={() => void desk.save()}>
          {t("compose.save.retry")}
        </Button>
      )}
    </div>
  );
}

/** Seen, not spoken: it would be said at every word that is typed. */
function usePassingText({ post, phase, isDirty }: DeskState): string | null {
  const t = useText();
  const format = useFormat();
  if (phase === "saving") return t("compose.save.saving");
  const isWaiting = phase === "rest" && isDirty && post?.state === "concept";
  return isWaiting ? t("compose.save.unsaved", { at: format.time(post.savedAt) }) : null;
}

function useSettledText({ post, phase, refusal, isDirty }: DeskState): string {
  const t = useText();
  const format = useFormat();
  const words = useRefusalText();
  if ((phase === "failed" || phase === "clash") && refusal) {
    return t("compose.save.failed", { reason: words(refusal.code) });
  }
  if (!post) return t("compose.save.notYet");
  const at = format.time(post.savedAt);
  if (isDirty && post.state !== "concept") return t("compose.save.unsaved", { at });
  return t("compose.save.saved", { at });
}
