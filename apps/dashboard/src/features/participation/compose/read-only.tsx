import type { Verdict } from "@stoep/contract/kernel";
import { Notice, Page, Stack } from "@stoep/ui";
import { useMemo } from "react";
import { useRefusalText } from "../../../app/index.ts";
import { listPath, type Project, useText } from "../parts/words.ts";
import { draftOf } from "./draft.ts";
import { ProjectLivePreview } from "./reader-view.tsx";

type Props = { project: Project; because: Exclude<Verdict, true> };

/** A project for members who may read it but not change it: why they may not, and what residents get to read. */
export function ReadOnly({ project, because }: Props) {
  const t = useText();
  const refusalText = useRefusalText();
  const draft = useMemo(() => draftOf(project), [project]);
  return (
    <Page
      width="message"
      title={project.title.trim() || t("untitled")}
      back={{ label: t("list.title"), href: `${listPath}?state=${project.state}` }}
    >
      <Stack gap="md">
        <Notice>{refusalText(because)}</Notice>
        <ProjectLivePreview draft={draft} language={draft.language} stored={project} />
      </Stack>
    </Page>
  );
}
