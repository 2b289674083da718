import { useSeenObject } from "@stoep/client/notices";
import { Badge, ButtonLink, Group, type MenuAct, RecordPage, StatusBadge } from "@stoep/ui";
import { EditIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { z } from "zod";
import {
  api,
  OpenRowPlaceholder,
  QueryContent,
  queryOf,
  RecordPlaceholder,
  type RowAct,
  useFilters,
  useFormat,
  useListedRow,
  useRouteParam,
} from "../../../app/index.ts";
import { ShareDialog } from "../../publishing/index.ts";
import { TimingBadge } from "../parts/timing-badge.tsx";
import { editPath, listPath, type Project, projectPath, stateLooks, useText } from "../parts/words.ts";
import { ReopenDialog } from "../projects/reopen-dialog.tsx";
import { useProjectActs } from "../projects/use-project-acts.tsx";
import { useTabs } from "./tabs.ts";
import { useProjectFacts } from "./use-project-facts.tsx";

const View = z.object({ tab: z.string().max(40).default("timeline") });

/** One project: what it is and where it stands, then what came of it. Who may not change it only reads. S1 §2 */
export function ProjectScreen() {
  const projectId = useRouteParam("projectId");
  const query = useQuery(queryOf(api.participation.getProject, { params: { projectId } }));
  const title = useListedRow<{ id: string; title: string }>("participation", projectId)?.title;
  return (
    <QueryContent isScreen query={query} waiting={<RecordPlaceholder title={title} />}>
      {(project) => <Record project={project} />}
    </QueryContent>
  );
}

function Record({ project }: { project: Project }) {
  const t = useText();
  useSeenObject("project", project.id);
  const [{ tab }] = useFilters(View);
  const facts = useProjectFacts(project);
  const { acts, open, close } = useProjectActs(project, {});
  const tabs = useTabs(project);
  const shown = tabs.find(({ key }) => key === tab) ?? tabs[0];
  const items = tabs.map(({ key, label }, place) => ({
    label,
    href: place === 0 ? projectPath(project.id) : `${projectPath(project.id)}?tab=${key}`,
    isActive: key === shown?.key,
  }));
  return (
    <RecordPage
      title={project.title.trim() || t("untitled")}
      state={<State project={project} />}
      back={{ label: t("list.title"), href: `${listPath}?state=${project.state}` }}
      action={<MainAct project={project} />}
      menu={{ label: t("record.more"), acts: acts.map(menuAct) }}
      isWide={shown !== undefined && shown.key !== "timeline"}
      facts={{ label: t("record.facts"), items: facts }}
      tabs={items.length > 1 ? { label: t("record.tabsLabel"), items } : undefined}
    >
      {open === "reopen" && <ReopenDialog project={project} onClose={close} />}
      {open === "share" && (
        <Suspense fallback={null}>
          <ShareDialog subject={{ kind: "project", id: project.id }} onClose={close} />
        </Suspense>
      )}
      {shown && (
        <Suspense key={shown.key} fallback={<OpenRowPlaceholder />}>
          <shown.Part project={project} />
        </Suspense>
      )}
    </RecordPage>
  );
}

const menuAct = ({ label, icon, reason, isDestructive, ...does }: RowAct): MenuAct => ({
  key: label,
  label,
  icon,
  reason,
  ...("href" in does ? { href: does.href } : { onClick: does.run }),
  isDestructive: isDestructive ?? false,
});

/** What kind it is, its state and, once it is published, its place in time with the days left. */
function State({ project }: { project: Project }) {
  const t = useText();
  const format = useFormat();
  const { kind, state, timing, daysLeft, isPublic, publishAt, publishedAt, savedAt, editedAt } = project;
  const isLive = state === "published";
  const at = format.moment(publishedAt ?? publishAt ?? savedAt);
  const words = [
    ...(isLive && timing === "active" ? [t("list.daysLeft", { count: daysLeft })] : []),
    t(`record.moment.${state}`, { at }),
    ...(isLive && editedAt ? [t("record.edited", { at: format.moment(editedAt) })] : []),
  ];
  return (
    <Group gap="sm">
      <Badge color="gray">{t(`kinds.${kind}.name`)}</Badge>
      {isLive && timing ? (
        <TimingBadge timing={timing} />
      ) : (
        <StatusBadge kind={stateLooks[state]}>{t(`states.${state}`)}</StatusBadge>
      )}
      {isPublic && <Badge color="gray">{t("filters.isPublic.yes")}</Badge>}
      <span>{words.join(" · ")}</span>
    </Group>
  );
}

function MainAct({ project: { id, state, can } }: { project: Project }) {
  const t = useText();
  if (can.edit !== true) return null;
  return (
    <ButtonLink href={editPath(id)} leftSection={<EditIcon aria-hidden />}>
      {t(state === "concept" ? "record.write" : "acts.edit")}
    </ButtonLink>
  );
}
