import { Button } from "@stoep/ui";
import { useState } from "react";
import { useText } from "./words.ts";

/** The first rows of a list, and the button that shows the others, so that what is below stays near. */
export function useFirstRows<Row>(items: readonly Row[], first: number) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  const more = shown.length < items.length && (
    <Button variant="subtle" style={{ alignSelf: "start" }} onClick={() => setWhole(true)}>
      {t("showMore", { count: items.length - shown.length })}
    </Button>
  );
  return { shown, more };
}
