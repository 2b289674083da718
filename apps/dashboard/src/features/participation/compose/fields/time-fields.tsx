import { Card, Stack, Switch } from "@stoep/ui";
import { DaySpanFields, fieldsFor, Section } from "../../../../app/editor/index.ts";
import { useAccess, useLicensedThings, VerdictControl } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, ProjectForm } from "../draft.ts";
import type { AskedField } from "./open-phases.ts";
import { PhaseList } from "./phase-list.tsx";

const DaysPart = fieldsFor<Draft>(["startsOn", "endsOn"], Days);

type Props = {
  form: ProjectForm;
  /** null until it is saved. */
  projectId: string | null;
  asked: AskedField;
};

/** When it is open, and its phases. */
export function TimeFields({ form, projectId, asked }: Props) {
  // Phases that were switched off are checked too, and their faults lead here.
  const isListed = form.draft.isPhased || form.faults.some(({ path }) => path.startsWith("phases."));
  return (
    <Stack gap="md">
      <DaysPart form={form} />
      <Phased form={form} projectId={projectId} />
      {isListed && <PhaseList form={form} asked={asked} />}
    </Stack>
  );
}

function Days({ form }: { form: ProjectForm }) {
  const t = useText();
  const { startsOn, endsOn } = form.draft;
  return (
    <Section title={t("time.legend")} lead={t("time.lead")}>
      <DaySpanFields
        form={form}
        first={{ label: t("fields.startsOn"), value: startsOn, path: "startsOn" }}
        last={{ label: t("fields.endsOn"), value: endsOn, path: "endsOn" }}
        onChange={(first, last) => form.change({ startsOn: first, endsOn: last })}
      />
    </Section>
  );
}

/** A project with phases needs more of a licence than one without; a citizen budget has it, and a one-off licence of this project. D §4 */
function Phased({ form: { draft, change }, projectId }: Omit<Props, "asked">) {
  const t = useText();
  const { write } = useAccess(draft.kind === "budget" ? "citizenBudgets" : "projects");
  const things = useLicensedThings("participation", { enabled: write !== true });
  const isLicensedAlone = things.some(({ kind, id }) => kind === "project" && id === projectId);
  return (
    <Card>
      <VerdictControl by={draft.isPhased || isLicensedAlone ? true : write}>
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
