import { unbrokenName } from "@stoep/client/formats";
import { Button, confirm, Page } from "@stoep/ui";
import { z } from "zod";
import { api, List, useCommand, useFormat, useList, VerdictControl } from "../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../neighbourhoods/index.ts";
import { useThemes } from "../../publishing/index.ts";
import { usePagesBeside } from "../parts/pages.ts";
import { useText } from "../parts/words.ts";

const Filters = z.object({ neighbourhoodId: z.uuid().optional() });
type Row = Awaited<ReturnType<typeof api.shouts.listUnsharedShouts>>["items"][number];

/** Messages between neighbours, without their text: staff can ask the author to share one with the city. D §7 Pull request */
export function UnsharedScreen() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.shouts.listUnsharedShouts, filters: Filters });
  const themes = useThemes();
  const neighbourhood = useNeighbourhoodFilter(t("filters.neighbourhoodLabel"), t("filters.neighbourhood"));
  return (
    <Page title={t("title")} width="wide" layout="list" tabs={usePagesBeside("unshared")} lead={t("unshared.lead")}>
      <List
        list={list}
        label={t("tabs.unshared")}
        rowKey={(row) => row.id}
        file={api.shouts.exportUnsharedShouts}
        fileName={`${t("title")} ${t("tabs.unshared")}`}
        filters={[neighbourhood]}
        empty={{ drawing: "street", title: t("unshared.noneTitle"), text: t("unshared.noneText") }}
        nothingFound={{ title: t("nothingFound.title"), text: t("unshared.noneText") }}
        columns={[
          {
            key: "kind",
            title: t("unshared.kind"),
            render: ({ kind }: Row) => t(`kinds.${kind}`),
            line: ({ theme }) => themes.find(({ value }) => value === theme)?.label ?? "",
          },
          {
            key: "neighbourhood",
            title: t("filters.neighbourhoodLabel"),
            onPhone: "line",
            render: ({ neighbourhood }) => unbrokenName(neighbourhood.name),
          },
          { key: "written", title: t("unshared.written"), onPhone: "line", render: (row) => format.ago(row.createdAt) },
          {
            key: "response",
            title: t("unshared.response"),
            width: 226,
            render: ({ reactions, comments }) =>
              `${t("counts.reactions", { count: reactions })} · ${t("counts.comments", { count: comments })}`,
          },
          {
            key: "ask",
            title: t("unshared.action"),
            align: "end",
            isWhole: true,
            onPhone: "end",
            width: 210,
            render: (row) => <AskToShare row={row} />,
          },
        ]}
      />
    </Page>
  );
}

function AskToShare({ row }: { row: Row }) {
  const t = useText();
  const format = useFormat();
  const ask = useCommand(api.shouts.askToShare, { done: t("unshared.done") });
  if (row.askedAt) return <>{t("unshared.asked", { at: format.ago(row.askedAt) })}</>;
  const askFirst = async () => {
    const isSure = await confirm({
      title: t("unshared.askTitle"),
      message: t("unshared.askText"),
      confirmLabel: t("unshared.ask"),
      cancelLabel: t("cancel"),
    });
    if (isSure) await ask.run({ params: { shoutId: row.id } });
  };
  return (
    <VerdictControl by={row.can.ask}>
      <Button
        size="xs"
        variant="default"
        loading={ask.isRunning}
        aria-label={`${t("unshared.ask")}: ${t(`kinds.${row.kind}`)} · ${row.neighbourhood.name} · ${format.ago(row.createdAt)}`}
        onClick={() => row.can.ask === true && void askFirst()}
      >
        {t("unshared.ask")}
      </Button>
    </VerdictControl>
  );
}
