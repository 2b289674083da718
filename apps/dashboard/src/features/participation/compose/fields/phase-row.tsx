import { Button, Group, Stack, Text } from "@stoep/ui";
import { ChevronDownIcon, ChevronUpIcon } from "@stoep/ui/icons";
import { useId } from "react";
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
  const fieldsId = useId();
  const name = phase.title || t("phases.name", { number: place + 1 });
  const day = (one: string | null) => (one ? format.day(`${one}T12:00:00Z`) : t("phases.noDay"));
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Text c="dimmed" size="sm">
            {t("phases.line", {
              type: t(`phaseTypes.${phase.type}`),
              from: day(phase.startsOn),
              until: day(phase.endsOn),
            })}
          </Text>
        </div>
        <Button
          variant="subtle"
          size="compact-md"
          style={{ flexShrink: 0 }}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-label={t(isOpen ? "phases.closeNamed" : "phases.openNamed", { name })}
          rightSection={isOpen ? <ChevronUpIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
          onClick={onToggle}
        >
          {t(isOpen ? "phases.close" : "phases.open")}
        </Button>
      </Group>
      <div id={fieldsId}>{isOpen && <PhaseFields form={form} phase={phase} place={place} />}</div>
    </Stack>
  );
}
