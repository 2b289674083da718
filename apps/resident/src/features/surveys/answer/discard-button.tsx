import { Button, toast } from "../../../app/index.ts";
import { useText } from "../words.ts";
import type { OwnDraft } from "./draft.ts";
import type { Respondent } from "./respondent.ts";

/** Removes what was answered and not sent. */
export function DiscardButton({ draft, respondent }: { draft: OwnDraft; respondent: Respondent }) {
  const t = useText();
  return (
    <div>
      <Button
        isSmall
        look="quiet"
        isAtEdge
        onClick={() => {
          draft.forget();
          toast(t("device.discarded"), "done");
        }}
      >
        {t(respondent.hasAnswered ? "device.discardChange" : "device.discard")}
      </Button>
    </div>
  );
}
