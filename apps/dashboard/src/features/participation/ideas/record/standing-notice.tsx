import { Notice, TextLink } from "@stoep/ui";
import { type Idea, ideaPath, useText } from "../parts/words.ts";

/** Why residents do not read it, or not under its own name: it waits, was hidden, or was merged. */
export function StandingNotice({ idea: { standing, mergedInto } }: { idea: Idea }) {
  const t = useText();
  return (
    <>
      {(standing === "waiting" || standing === "hidden") && (
        <Notice tone="warning" title={t(`standing.${standing}.title`)}>
          {t(`standing.${standing}.text`)}
        </Notice>
      )}
      {mergedInto && (
        <Notice tone="hint" title={t("standing.merged.title")}>
          {t("standing.merged.text")} <TextLink href={ideaPath(mergedInto.id)}>{mergedInto.title}</TextLink>
        </Notice>
      )}
    </>
  );
}
