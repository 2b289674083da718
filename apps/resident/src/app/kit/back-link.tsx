import type { MouseEvent } from "react";
import { firstScreen, useResidence } from "../network.tsx";
import { canGoBack } from "../scroll-restoration.ts";
import { useAppText } from "../text.ts";
import { ButtonLink } from "./button.tsx";

/** Where readers go back to if they came from elsewhere: residents to their feed, visitors to the public messages. */
export function useHome(): string {
  return useResidence() ? firstScreen : "/public";
}

/**
 * Leads to the previous screen, as it was left. Readers who came from elsewhere get to `list`, where the thing stands among others;
 * without it to their first screen. `children`: names the previous screen.
 */
export function BackLink({ list, children }: { list?: string; children?: string }) {
  const t = useAppText();
  const home = useHome();
  const goBack = (event: MouseEvent) => {
    if (!canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <div>
      <ButtonLink isSmall isAtEdge look="quiet" href={list ?? home} onClick={goBack}>
        ← {children ?? t("back")}
      </ButtonLink>
    </div>
  );
}

/** Leads from a screen to the one that it is a part of. */
export function UpLink({ href, children }: { href: string; children: string }) {
  return (
    <div>
      <ButtonLink isSmall isAtEdge look="quiet" href={href}>
        ← {children}
      </ButtonLink>
    </div>
  );
}
