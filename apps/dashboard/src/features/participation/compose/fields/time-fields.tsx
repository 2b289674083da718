import { Card, Columns, DateField, Stack, Switch } from "@stoep/ui";
import { fieldAt, fieldsFor, Section } from "../../../../app/editor/index.ts";
import { useAccess, useCalendarLabels, useDaySpan, VerdictControl } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, ProjectForm } from "../draft.ts";
import { PhaseList } from "./phase-list.tsx";

const DaysPart = fieldsFor<Draft>(["startsOn", "endsOn"], Days);
const PhasedPart = fieldsFor<Draft>(["kind", "isPhased"], Phased);

/** When it is open, and its phases. */
export function TimeFields({ form }: { form: ProjectForm }) {
  return (
    <Stack gap="md">
      <DaysPart form={form} />
      <PhasedPart form={form} />
      {form.draft.isPhased && <PhaseList form={form} />}
    </Stack>
  );
}

function Days({ form }: { form: ProjectForm }) {
  const t = useText();
  const labels = useCalendarLabels();
  const { draft, change } = form;
  const { move, endDays } = useDaySpan({
    fromDay: draft.startsOn,
    untilDay: draft.endsOn,
    put: ({ fromDay, untilDay }) => change({ startsOn: fromDay, endsOn: untilDay }),
  });
  return (
    <Section title={t("time.legend")} lead={t("time.lead")}>
      <Columns cols={{ base: 1, sm: 2 }}>
        <DateField
          required
          label={t("fields.startsOn")}
          labels={labels}
          value={draft.startsOn}
          onChange={move}
          {...fieldAt(form, "startsOn")}
        />
        <DateField
          required
          label={t("fields.endsOn")}
          labels={labels}
          value={draft.endsOn}
          onChange={(endsOn) => change({ endsOn })}
          {...endDays}
          {...fieldAt(form, "endsOn")}
        />
      </Columns>
    </Section>
  );
}

/** A project with phases needs more of a licence than one without; a citizen budget has it. D §4 */
function Phased({ form: { draft, change } }: { form: ProjectForm }) {
  const t = useText();
  const { write } = useAccess(draft.kind === "budget" ? "citizenBudgets" : "projects");
  return (
    <Card>
      <VerdictControl by={draft.isPhased ? true : write}>
        <Switch
          label={t("time.phased")}
          description={t("time.phasedHint")}
          checked={draft.isPhased}
          onChange={(event) => change({ isPhased: event.currentTarget.checked })}
          data-path="isPhased"
        />
      </VerdictControl>
    </Card>
  );
}
