import { Checkbox, Popover, Stack } from "@mantine/core";
import { IconButton } from "../controls/index.ts";
import { ColumnsIcon } from "../icons/index.ts";
import type { ChooserProps } from "./columns.ts";

/** Open from the start: somebody asked for it. */
export function ColumnPopover({ columns, hidden, onChange, label }: ChooserProps) {
  const toggle = (key: string, isShown: boolean) =>
    onChange(isShown ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <Popover position="bottom-end" defaultOpened trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={label} variant="default">
          <ColumnsIcon aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {columns.map((column, index) => (
            <Checkbox
              key={column.key}
              label={column.title}
              checked={!hidden.includes(column.key)}
              disabled={index === 0 || !column.isOptional}
              onChange={(event) => toggle(column.key, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
