import type { PostKind } from "@stoep/contract/publishing";
import { Page } from "@stoep/ui";
import type { ReactNode } from "react";
import { useText } from "../parts/words.ts";
import { usePostsTabs } from "./use-posts-tabs.ts";

type Props = { tab: "calendar" | "statistics" | "deleted"; kind?: PostKind | undefined; children: ReactNode };

/** The frame of pages beside the lists of the organisation's messages, with the same title and tabs. */
export function PostsPage({ tab, kind, children }: Props) {
  const t = useText();
  return (
    <Page
      title={t("inbox.title")}
      section={t(`own.tabs.${tab}`)}
      width="wide"
      layout="list"
      tabs={usePostsTabs(tab, { kind })}
    >
      {children}
    </Page>
  );
}
