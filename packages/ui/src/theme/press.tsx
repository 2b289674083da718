import type { ComponentProps, MouseEvent } from "react";

type Props = ComponentProps<"button"> & { "data-loading"?: boolean };

const busy = {
  disabled: false,
  "aria-disabled": true,
  "aria-busy": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/**
 * Every button of the kit. While loading it keeps the focus, ignores presses and is announced as busy; Mantine's would be disabled and
 * lose the focus.
 */
export function Press({ type = "button", ...rest }: Props) {
  return <button type={type} {...rest} {...(rest["data-loading"] && busy)} />;
}
