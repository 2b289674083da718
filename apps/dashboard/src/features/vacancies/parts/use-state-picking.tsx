import { applicationStates } from "@stoep/contract/vacancies/values";
import { Button, Group } from "@stoep/ui";
import { useState } from "react";
import { api, ExportMenu, usePicking } from "../../../app/index.ts";
import { StateDialog } from "./state-dialog.tsx";
import { type Row, type State, useText } from "./words.ts";

/** Selects several applications, sets the state of all of them, and exports them to a file with this name. */
export function useStatePicking(postId: string, rows: readonly Row[] | undefined, name: string) {
  const t = useText();
  const [asked, setAsked] = useState<State | null>(null);
  const { rows: people, ids, pick, pickingFor } = usePicking(rows, (row) => row.name);
  const picking = pickingFor(
    <Group gap="xs">
      {applicationStates.slice(1).map((state) => (
        <Button key={state} size="sm" variant="default" onClick={() => setAsked(state)}>
          {t(`do.${state}`)}
        </Button>
      ))}
      <ExportMenu
        route={api.vacancies.exportApplications}
        params={{ postId }}
        asked={{ ids }}
        filteredBy={[]}
        name={name}
      />
    </Group>,
  );
  const dialog = asked && (
    <StateDialog postId={postId} people={people} state={asked} onClose={() => setAsked(null)} onDone={() => pick([])} />
  );
  return { picking, dialog };
}
