import { Button, CopiedAddress, Notice } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { useText } from "../words.ts";
import type { OwnDraft } from "./draft.ts";
import type { AskedSurvey } from "./respondent.ts";
import { useKeeping } from "./use-kept.ts";

/** Keeps what was answered so far, and shows the link with which somebody goes on elsewhere. */
export function KeepPart({ draft, ...asked }: AskedSurvey & { draft: OwnDraft }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { keep, isKeeping, keptUntil, link } = useKeeping(asked, draft);
  if (!draft.isUnsent) return null;
  return (
    <>
      <div>
        <Button isSmall look="quiet" isAtEdge isBusy={isKeeping} onClick={keep}>
          {t(draft.secret === null ? "keep.act" : "keep.again")}
        </Button>
      </div>
      {keptUntil !== null && link !== null && (
        <Notice tone="done" title={t("keep.title", { until: day(keptUntil) })} isLive>
          <p>{t(asked.respondent.isOpen ? "keep.text" : "keep.textSignedIn")}</p>
          <CopiedAddress id="kept-link" label={t("keep.link")} address={link} />
        </Notice>
      )}
    </>
  );
}
