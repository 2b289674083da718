import { ActionIcon, type ActionIconProps, Tooltip } from "@mantine/core";
import type { ComponentPropsWithRef, ReactNode } from "react";

type Props = ActionIconProps &
  Omit<ComponentPropsWithRef<"button">, keyof ActionIconProps | "children" | "aria-label"> & {
    /** Spoken and shown on hover; an icon alone never tells enough. */
    label: string;
    children: ReactNode;
  };

export function IconButton({ label, children, ...rest }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...rest}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
