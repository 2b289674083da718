import { Button, toast } from "../../../app/index.ts";
import { useText } from "../words.ts";
import type { OwnDraft } from "./draft.ts";

/** Removes what was answered and not sent. */
export function DiscardButton({ draft }: { draft: OwnDraft }) {
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
        {t("device.discard")}
      </Button>
    </div>
  );
}
