import type { Verdict } from "@stoep/contract/kernel";
import { Tooltip } from "@stoep/ui";
import { cloneElement, type MouseEvent, type ReactElement } from "react";
import { useRefusalText } from "../text.ts";

type Child = ReactElement<{
  disabled?: boolean;
  "data-disabled"?: boolean;
  "aria-disabled"?: boolean;
  onClick?: (event: MouseEvent) => void;
  onChange?: (...given: never[]) => void;
}>;

/** Shows a control as the verdict allows. A refused one does nothing, but stays focusable so that its reason can be read. */
export function VerdictControl({ by, children }: { by: Verdict; children: Child }) {
  const words = useRefusalText();
  if (by === true) return children;
  const refused = cloneElement(children, {
    "data-disabled": true,
    "aria-disabled": true,
    // React changes a switch with the press itself, and a prevented press would leave it drawn as changed.
    ...(children.props.onChange
      ? { onClick: () => undefined, onChange: () => undefined }
      : { onClick: (event: MouseEvent) => event.preventDefault() }),
  });
  return <Tooltip label={words(by)}>{refused}</Tooltip>;
}
