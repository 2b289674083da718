import { ActionIcon, type ActionIconProps } from "@mantine/core";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Tooltip } from "./tooltip.tsx";

type Props = ActionIconProps &
  Omit<ComponentPropsWithRef<"button">, keyof ActionIconProps | "children" | "aria-label"> & {
    /** Spoken and shown on hover, because an icon alone is not clear enough. */
    label: string;
    /** Why it cannot be pressed now, shown instead of its name. It stays reachable by keyboard. */
    reason?: string | undefined;
    children: ReactNode;
  };

const off = { "data-disabled": true, "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() };

export function IconButton({ label, reason, children, ...rest }: Props) {
  return (
    <Tooltip label={reason ?? label}>
      <ActionIcon aria-label={label} {...rest} {...(reason ? off : {})}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
