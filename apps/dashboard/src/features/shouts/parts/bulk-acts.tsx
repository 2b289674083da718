import { Button } from "@stoep/ui";
import { DoneIcon, PersonIcon, ProgressIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, ExportMenu, useAccess, VerdictControl } from "../../../app/index.ts";
import { AssignDialog, DoneDialog, ProgressDialog } from "./act-dialogs.tsx";
import { type Row, useText } from "./words.ts";

const icons = { assign: PersonIcon, start: ProgressIcon, finish: DoneIcon };
const acts = ["assign", "start", "finish"] as const;

/** Actions on several messages at once. The dialog keeps the messages it was opened for, as changed ones may leave the list. */
export function useBulk(picked: readonly Row[], onDone: () => void) {
  const t = useText();
  const { write } = useAccess("shouts");
  const [asked, setAsked] = useState<{ act: (typeof acts)[number]; shouts: readonly Row[] } | null>(null);
  const given = { shouts: asked?.shouts ?? [], onClose: () => setAsked(null), onDone };
  return {
    actions: (
      <>
        {acts.map((act) => {
          const Icon = icons[act];
          return (
            <VerdictControl key={act} by={write}>
              <Button
                size="sm"
                variant="default"
                leftSection={<Icon aria-hidden />}
                onClick={() => write === true && setAsked({ act, shouts: picked })}
              >
                {t(`acts.${act}`)}
              </Button>
            </VerdictControl>
          );
        })}
        <ExportMenu
          route={api.shouts.exportShouts}
          asked={{ ids: picked.map(({ id }) => id) }}
          filteredBy={[]}
          name={t("title")}
        />
      </>
    ),
    dialog: (
      <>
        {asked?.act === "assign" && <AssignDialog {...given} />}
        {asked?.act === "start" && <ProgressDialog {...given} isBack={false} />}
        {asked?.act === "finish" && <DoneDialog {...given} />}
      </>
    ),
  };
}
