import { PasswordInput, type PasswordInputProps } from "@mantine/core";

type Props = Omit<PasswordInputProps, "visibilityToggleButtonProps"> & { labels: { toggle: string } };

/** `labels.toggle` names the eye, as in "Show the password". */
export function PasswordField({ labels, ...rest }: Props) {
  return <PasswordInput visibilityToggleButtonProps={{ "aria-label": labels.toggle, tabIndex: 0 }} {...rest} />;
}
