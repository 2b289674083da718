import { Suspense, useState } from "react";
import { IconButton } from "../controls/index.ts";
import { ColumnsIcon } from "../icons/index.ts";
import { lazyPart } from "../parts/index.ts";
import type { ChooserProps } from "./columns.ts";

const ColumnPopover = lazyPart(() => import("./column-popover.tsx").then((m) => m.ColumnPopover));

/** Chooses which columns are shown. The popover loads on the first press. */
export function ColumnChooser(props: ChooserProps) {
  const [isAsked, setIsAsked] = useState(false);
  const button = (
    <IconButton label={props.label} variant="default" onClick={() => setIsAsked(true)}>
      <ColumnsIcon aria-hidden />
    </IconButton>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <ColumnPopover {...props} />
    </Suspense>
  );
}
