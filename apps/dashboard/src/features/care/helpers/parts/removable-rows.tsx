import { Button, Group, IconButton, Stack, Text } from "@stoep/ui";
import { DeleteIcon, PlusIcon } from "@stoep/ui/icons";
import { type ReactNode, useState } from "react";
import { useAccess } from "../../../../app/index.ts";

type Props = {
  /** `remove` names what the button removes. */
  rows: { id: string; content: ReactNode; remove: string }[];
  /** Shown in place of no rows. */
  none?: string;
  onRemove: (id: string) => void;
  add: string;
  dialog: (close: () => void) => ReactNode;
};

/** Rows of a helper’s record; those who may edit it remove them and add others. */
export function RemovableRows({ rows, none, onRemove, add, dialog }: Props) {
  const mayEdit = useAccess("helpers").write === true;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="xs">
      {none && rows.length === 0 && <Text c="dimmed">{none}</Text>}
      {rows.map(({ id, content, remove }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          {content}
          {mayEdit && (
            <IconButton label={remove} onClick={() => onRemove(id)}>
              <DeleteIcon aria-hidden />
            </IconButton>
          )}
        </Group>
      ))}
      {mayEdit && (
        <div>
          <Button variant="default" size="sm" leftSection={<PlusIcon aria-hidden />} onClick={() => setIsOpen(true)}>
            {add}
          </Button>
        </div>
      )}
      {isOpen && dialog(() => setIsOpen(false))}
    </Stack>
  );
}
