import { Modal, type ModalProps } from "@mantine/core";
import { useEffect } from "react";
import { rememberFocus } from "../feedback/focus.ts";

/** A window over the page. Afterwards the focus is where it was, also when the dialog goes away as a whole. */
export function Dialog(props: ModalProps) {
  const { opened } = props;
  useEffect(() => (opened ? rememberFocus() : undefined), [opened]);
  return <Modal {...props} />;
}
