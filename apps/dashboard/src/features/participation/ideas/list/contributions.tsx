import { ButtonLink, EmptyState, Group, LinkTabs, Stack, useMediaQuery } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useAccess, useFilters } from "../../../../app/index.ts";
import { enterPath, useText } from "../parts/words.ts";
import { IdeaBoard } from "./board/idea-board.tsx";
import { IdeaMap } from "./idea-map.tsx";
import { IdeaSplit } from "./idea-split.tsx";
import { IdeaTable, type ListedProject } from "./idea-table.tsx";
import { useListHref, View } from "./view.ts";

/** What residents contribute to a project: as a list, as a board by type, or on the map. S1 §2, §3 */
export function Contributions({ project }: { project: ListedProject }) {
  const [{ view, idea }] = useFilters(View);
  return (
    <Stack gap="sm">
      <Head projectId={project.id} />
      {view === "board" ? (
        <IdeaBoard project={project} />
      ) : view === "map" ? (
        <MapView project={project} />
      ) : idea ? (
        <IdeaSplit project={project} />
      ) : (
        <IdeaTable project={project} />
      )}
    </Stack>
  );
}

/** The ways to look at the ideas, each with its address, and the entry for somebody at the counter. */
function Head({ projectId }: { projectId: string }) {
  const t = useText();
  const [{ view = "list" }] = useFilters(View);
  const href = useListHref();
  const { write } = useAccess("ideas");
  const items = (["list", "board", "map"] as const).map((one) => ({
    label: t(`views.${one}`),
    href: href({ view: one === "list" ? undefined : one, idea: undefined, part: undefined }),
    isActive: one === view,
  }));
  return (
    <Group justify="space-between" gap="sm">
      <LinkTabs label={t("views.label")} items={items} />
      {write === true && (
        <ButtonLink size="sm" variant="default" href={enterPath(projectId)} leftSection={<PlusIcon aria-hidden />}>
          {t("entry.act")}
        </ButtonLink>
      )}
    </Group>
  );
}

/** On a narrow screen the map is above the list, and gives way to an open idea. */
function MapView({ project }: { project: ListedProject }) {
  const t = useText();
  const [{ idea }] = useFilters(View);
  const isNarrow = useMediaQuery("(max-width: 899px)", false, { getInitialValueInEffect: false });
  if (!isNarrow) return <IdeaSplit project={project} otherwise={<IdeaMap projectId={project.id} />} />;
  return (
    <>
      {!idea && <IdeaMap projectId={project.id} />}
      <IdeaSplit project={project} otherwise={<EmptyState drawing="letters">{t("list.choose")}</EmptyState>} />
    </>
  );
}
