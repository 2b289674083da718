import type { MouseEvent } from "react";
import { firstScreen, useResidence } from "../network.tsx";
import { canGoBack } from "../scroll-restoration.ts";
import { useAppText } from "../text.ts";
import { ButtonLink } from "./button.tsx";

/** Where readers who came from elsewhere go back to: residents to their feed, passers-by to the public page. */
export function useHome(): string {
  return useResidence() ? firstScreen : "/public";
}

/** Leads to the previous screen, as it was left; readers who came from elsewhere go to the first one. */
export function BackLink() {
  const t = useAppText();
  const goBack = (event: MouseEvent) => {
    if (!canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <div>
      <ButtonLink isSmall isAtEdge look="quiet" href={useHome()} onClick={goBack}>
        ← {t("back")}
      </ButtonLink>
    </div>
  );
}
