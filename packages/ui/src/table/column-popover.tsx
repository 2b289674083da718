import { Checkbox, Popover, Stack } from "@mantine/core";
import { IconButton } from "../controls/index.ts";
import { ColumnsIcon } from "../icons/index.ts";
import type { ChooserProps } from "./columns.ts";

/** Open from the start, because a press loaded it. */
export function ColumnPopover({ columns, shown, onChange, label }: ChooserProps) {
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
              checked={shown.includes(column.key)}
              disabled={index === 0 || !column.isOptional}
              onChange={(event) => onChange(column.key, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
