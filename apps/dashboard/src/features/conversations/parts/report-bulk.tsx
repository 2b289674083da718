import type { ReportDecision, ReportedThing } from "@stoep/contract/conversations";
import { reportDecisions } from "@stoep/contract/conversations/values";
import { Button } from "@stoep/ui";
import { DeleteIcon, DoneIcon, EyeOffIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, ExportMenu } from "../../../app/index.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { useUndo } from "./use-decisions.tsx";
import { useText } from "./words.ts";

const icons = { kept: DoneIcon, hidden: EyeOffIcon, deleted: DeleteIcon };
/** Actions on several reports at once. The dialog keeps the reports it was opened for, as decided ones leave the list. */
export function useBulk(picked: readonly ReportedThing[], state: "open" | "appealed" | "decided", onDone: () => void) {
  const t = useText();
  const undo = useUndo();
  const [asked, setAsked] = useState<{ decision: ReportDecision; things: readonly ReportedThing[] } | null>(null);
  const ids = picked.map(({ id }) => id);
  return {
    actions: (
      <>
        {state === "open" &&
          reportDecisions.map((decision) => {
            const Icon = icons[decision];
            return (
              <Button
                key={decision}
                size="sm"
                variant="default"
                leftSection={<Icon aria-hidden />}
                onClick={() => setAsked({ decision, things: picked })}
              >
                {t(`reports.act.${decision}`)}
              </Button>
            );
          })}
        {state === "decided" && (
          <Button size="sm" variant="default" loading={undo.isRunning} onClick={() => void undo.run(ids).then(onDone)}>
            {t("reports.takeBack")}
          </Button>
        )}
        <ExportMenu
          route={api.conversations.exportReported}
          asked={{ state, ids }}
          filteredBy={[t(`reports.states.${state}`)]}
          name={t("reports.heading")}
        />
      </>
    ),
    dialog: asked && (
      <DecideDialog things={asked.things} decision={asked.decision} onClose={() => setAsked(null)} onDone={onDone} />
    ),
  };
}
