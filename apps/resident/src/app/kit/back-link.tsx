import { firstScreen, useResidence } from "../network.tsx";
import { useAppText } from "../text.ts";
import { ButtonLink } from "./button.tsx";

/** Where one goes back to: residents to their feed, passers-by to the public page. */
export function useHome(): string {
  return useResidence() ? firstScreen : "/public";
}

export function BackLink() {
  const t = useAppText();
  return (
    <div>
      <ButtonLink isSmall look="quiet" href={useHome()}>
        ← {t("back")}
      </ButtonLink>
    </div>
  );
}
