import { applicationStates } from "@stoep/contract/vacancies/values";
import { Button, Group, type Picking } from "@stoep/ui";
import { useState } from "react";
import { api, ExportMenu, useListText } from "../../../app/index.ts";
import { StateDialog } from "./state-dialog.tsx";
import { type Row, type State, useText } from "./words.ts";

/** Selects several applications, sets the state of all of them, and exports them to a file with this name. */
export function useStatePicking(postId: string, rows: readonly Row[] | undefined, name: string) {
  const t = useText();
  const words = useListText();
  const [chosen, setChosen] = useState<string[]>([]);
  const [asked, setAsked] = useState<State | null>(null);
  const picked = (rows ?? []).filter(({ id }) => chosen.includes(id));
  const picking: Picking<Row> = {
    picked: picked.map(({ id }) => id),
    onPick: setChosen,
    labelOf: ({ name }) => words.pick(name),
    allLabel: words.pickAll,
    said: words.picked(picked.length),
    clearLabel: words.unpick,
    actions: (
      <Group gap="xs">
        {applicationStates.slice(1).map((state) => (
          <Button key={state} size="sm" variant="default" onClick={() => setAsked(state)}>
            {t(`do.${state}`)}
          </Button>
        ))}
        <ExportMenu
          route={api.vacancies.exportApplications}
          params={{ postId }}
          asked={{ ids: picked.map(({ id }) => id) }}
          name={name}
        />
      </Group>
    ),
  };
  const dialog = asked && (
    <StateDialog
      postId={postId}
      people={picked}
      state={asked}
      onClose={() => setAsked(null)}
      onDone={() => setChosen([])}
    />
  );
  return { picking, dialog };
}
