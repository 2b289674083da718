import type { PostKind } from "@stoep/contract/publishing";
import { Page } from "@stoep/ui";
import type { ReactNode } from "react";
import { useText } from "../parts/words.ts";
import { useOwnTabs } from "./use-own-tabs.ts";

type Props = { tab: "calendar" | "statistics" | "deleted"; kind?: PostKind | undefined; children: ReactNode };

/** The frame of pages beside the lists of the organisation's messages, with the same title and tabs. */
export function OwnPage({ tab, kind, children }: Props) {
  const t = useText();
  return (
    <Page
      title={t("inbox.title")}
      section={t(`own.tabs.${tab}`)}
      width="wide"
      layout="list"
      tabs={useOwnTabs(tab, { kind })}
    >
      {children}
    </Page>
  );
}
