import type { HeldThings } from "@stoep/contract/accounts";
import { Notice } from "@stoep/ui";
import { useState } from "react";
import { FormDialog } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";
import { type Chosen, Handovers, handoversOf } from "./handovers.tsx";

type Props = {
  name: string;
  kinds: readonly HeldThings[];
  isRunning: boolean;
  /** Whether the colleague who was chosen may not have it any more. */
  isChanged: boolean;
  onSave: (handovers: string[]) => void;
  onClose: () => void;
};

/** Before a role or level is lowered: lists what the member may not have any more, and asks who gets it. */
export function LostThingsDialog({ name, kinds, isRunning, isChanged, onSave, onClose }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<Chosen>({});
  const title = t("leaving.lostTitle", { name });
  return (
    <FormDialog
      title={t("member.changeTitle", { name })}
      cancel={t("cancel")}
      act={{ label: t("save"), isRunning }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(handoversOf(kinds, chosen));
      }}
      onClose={onClose}
    >
      {isChanged && <Notice tone="danger">{t("leaving.changed")}</Notice>}
      <Handovers title={title} kinds={kinds} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}
