import { LinkTabs, Stack } from "@stoep/ui";
import { z } from "zod";
import { useAddress, useFilters, useViewHref } from "../../../../app/index.ts";
import { CommentThread, OpenReports, type Subject } from "../../../conversations/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import type { WorksMoment } from "../decide/works-draft.ts";
import { type Idea, useText } from "../parts/words.ts";
import { IdeaTimeline } from "./idea-timeline.tsx";

/** Beside a list, `tab` is the page's. */
const Part = z.object({ pane: z.enum(["comments", "timeline"]).default("comments") });

type Props = { idea: Idea; onCorrect: (moment: WorksMoment) => void };

/** The conversation and the timeline, each at its own address. */
export function IdeaParts({ idea, onCorrect }: Props) {
  const t = useText();
  const [{ pane }] = useFilters(Part);
  const href = useViewHref<z.output<typeof Part>>(useAddress().split("?")[0] ?? "");
  const items = (["comments", "timeline"] as const).map((key) => ({
    label: t(`tabs.${key}`),
    href: href({ pane: key === "comments" ? undefined : key }),
    isActive: key === pane,
    count: key === "comments" && idea.commentCount > 0 ? idea.commentCount : undefined,
  }));
  return (
    <Stack gap="md">
      <LinkTabs label={t("tabs.label")} items={items} />
      {pane === "comments" ? <Comments idea={idea} /> : <IdeaTimeline idea={idea} onCorrect={onCorrect} />}
    </Stack>
  );
}

function Comments({ idea: { id } }: { idea: Idea }) {
  const names = new Map((useAreas() ?? []).map(({ id: areaId, name }) => [areaId, name]));
  const subject: Subject = { params: { subjectKind: "idea", subjectId: id }, licence: "ideas" };
  return (
    <>
      <OpenReports subject={subject} />
      <CommentThread subject={subject} neighbourhoodName={(areaId) => names.get(areaId)} />
    </>
  );
}
