import type { ShownSubject } from "@stoep/client/reader";
import type { Language } from "@stoep/contract/kernel";
import { memo, useMemo } from "react";
import { LivePreview, ReaderPhone } from "../../../app/editor/index.ts";
import { MessagePlaceholder } from "../../../app/index.ts";
import { type Project, useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";
import { useProjectPreview } from "./project-preview.ts";

type ShownProject = Extract<ShownSubject, { kind: "project" }>["project"];
type Props = { project: ShownProject; language: Language };

/** A project on the phone of a resident who reads this language. Renders again only when what is shown changes. */
export const ReaderView = memo(function ReaderView({ project, language }: Props) {
  const t = useText();
  const subject = useMemo(() => ({ kind: "project" as const, project }), [project]);
  return (
    <ReaderPhone subject={subject} language={language} title={t("editor.reading")} waiting={<MessagePlaceholder />} />
  );
});

type LiveProps = { draft: Draft; language: Language; stored: Project | null };

/** Previews the project while it is being written. */
export function ProjectLivePreview({ draft, language, stored }: LiveProps) {
  return (
    <LivePreview
      draft={draft}
      language={language}
      show={(drawn, shown) => <Drawn draft={drawn} language={shown} stored={stored} />}
    />
  );
}

function Drawn({ draft, language, stored }: LiveProps) {
  return <ReaderView project={useProjectPreview(draft, language, stored)} language={language} />;
}
