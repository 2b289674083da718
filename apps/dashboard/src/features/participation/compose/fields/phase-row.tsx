import { FoldedRow } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { Phase, ProjectForm } from "../draft.ts";
import { PhaseFields } from "./phase-fields.tsx";

type Props = {
  form: ProjectForm;
  phase: Phase;
  place: number;
  isOpen: boolean;
  onToggle: () => void;
};

/** One phase: its title, type and days, and its fields once it is opened. */
export function PhaseRow({ form, phase, place, isOpen, onToggle }: Props) {
  const t = useText();
  const format = useFormat();
  const name = phase.title || t("phases.name", { number: place + 1 });
  const day = (one: string | null) => (one ? format.day(`${one}T12:00:00Z`) : t("phases.noDay"));
  return (
    <FoldedRow
      title={name}
      facts={t("phases.line", {
        type: t(`phaseTypes.${phase.type}`),
        from: day(phase.startsOn),
        until: day(phase.endsOn),
      })}
      isOpen={isOpen}
      onToggle={onToggle}
      button={{
        label: t(isOpen ? "phases.close" : "phases.open"),
        named: t(isOpen ? "phases.closeNamed" : "phases.openNamed", { name }),
      }}
    >
      <PhaseFields form={form} phase={phase} place={place} />
    </FoldedRow>
  );
}
