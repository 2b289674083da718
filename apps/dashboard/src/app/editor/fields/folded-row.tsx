import { Button, Group, Stack, Text } from "@stoep/ui";
import { ChevronDownIcon, ChevronUpIcon } from "@stoep/ui/icons";
import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  /** What it says while it is folded. */
  facts: string;
  note?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** What the button does now; `named` says of which row, for screen readers. */
  button: { label: string; named: string };
  /** Its fields, drawn while it is open. */
  children: ReactNode;
};

/** One of several rows of a form that open to their fields, such as a phase or a district. */
export function FoldedRow({ title, facts, note, isOpen, onToggle, button, children }: Props) {
  const fieldsId = useId();
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {title}
          </Text>
          <Text c="dimmed" size="sm">
            {facts}
          </Text>
          {note}
        </div>
        <Button
          variant="subtle"
          size="compact-md"
          style={{ flexShrink: 0 }}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-label={button.named}
          rightSection={isOpen ? <ChevronUpIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
          onClick={onToggle}
        >
          {button.label}
        </Button>
      </Group>
      <div id={fieldsId}>{isOpen && children}</div>
    </Stack>
  );
}
