import { secrecy } from "@stoep/contract/budgets/values";
import {
  Button,
  type Column,
  Columns,
  DataTable,
  EmptyState,
  Figure,
  Group,
  Heading,
  Notice,
  Stack,
  Text,
} from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, ExportMenu, useDownload, useFormat, useTableLabels } from "../../../app/index.ts";
import { DistrictChoice } from "../parts/district-choice.tsx";
import { useReasonText } from "../parts/use-reason-text.ts";
import { ideaPath, type ReadRound, useRoundFormat, useText } from "../parts/words.ts";
import { usePageControls } from "../round/fields/use-page-controls.ts";
import { pageOf } from "../round/idea-rows.ts";
import { CodeNumbers } from "./codes/code-numbers.tsx";
import { useCodesText } from "./codes/words.ts";
import { RecountPart } from "./recount-part.tsx";

type Result = NonNullable<ReadRound["result"]>;
type Counted = Result["districts"][number];
type District = ReadRound["districts"][number];
type Props = { round: ReadRound; result: Result };

/** What the count of each district came to: winners, reasons, money, and the way to the ballots where they are published. */
export function ResultPart({ round, result }: Props) {
  const t = useText();
  const format = useFormat();
  const codesText = useCodesText();
  const { districts } = round;
  const [chosen, setChosen] = useState<string | null>(null);
  const district = districts.find(({ id }) => id === chosen) ?? districts[0];
  const counted = result.districts.find(({ districtId }) => districtId === district?.id);
  if (!district || !counted) return null;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Heading order={3} size="h4">
          {t("result.title")}
        </Heading>
        <ExportMenu
          route={api.budgets.exportResult}
          params={{ roundId: round.id }}
          asked={{}}
          filteredBy={[]}
          name={t("result.table")}
        />
      </Group>
      <Text c="dimmed" size="sm">
        {t("result.countedAt", { at: format.moment(result.countedAt) })}
      </Text>
      <DistrictChoice districts={districts} value={district.id} onChange={setChosen} />
      <Figures district={district} counted={counted} currency={round.currency} />
      <IdeaTable key={district.id} district={district} counted={counted} currency={round.currency} />
      <Notice>
        {t(`result.disclosures.${counted.disclosure}`, { ballots: secrecy.ballots, votes: secrecy.votes })}
      </Notice>
      {counted.disclosure === "ballots" ? (
        <BallotsFile roundId={round.id} districtId={district.id} />
      ) : (
        <RecountPart key={`recount ${district.id}`} roundId={round.id} districtId={district.id} />
      )}
      {round.codes && (
        <>
          <Heading order={3} size="h4">
            {codesText("title")}
          </Heading>
          <CodeNumbers isCounted numbers={round.codes} districts={districts} />
        </>
      )}
    </Stack>
  );
}

type DistrictProps = { district: District; counted: Counted; currency: ReadRound["currency"] };

function Figures({ district: { budget }, counted: { ballots, spent, ideas }, currency }: DistrictProps) {
  const t = useText();
  const format = useFormat();
  const { money } = useRoundFormat(currency);
  const chosen = ideas.filter(({ isChosen }) => isChosen).length;
  const paid = { spent: money(spent), budget: money(budget), left: money(budget - spent) };
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <Figure label={t("result.chosen")} value={t("trial.chosen", { count: chosen })} hint={t("trial.spent", paid)} />
      <Figure label={t("result.ballots")} value={format.people(ballots)} />
    </Columns>
  );
}

type Row = Counted["ideas"][number] & Pick<District["ideas"][number], "title" | "language" | "cost">;

function IdeaTable({ district, counted, currency }: DistrictProps) {
  const t = useText();
  const format = useFormat();
  const { money } = useRoundFormat(currency);
  const reasonOf = useReasonText(currency);
  const [page, setPage] = useState(0);
  const known = new Map(district.ideas.map((idea) => [idea.ideaId, idea]));
  // Of a small district they come in the order of the list.
  const chosenFirst = counted.ideas.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const rows = chosenFirst.flatMap((idea): Row[] => {
    const locked = known.get(idea.ideaId);
    return locked ? [{ ...locked, ...idea }] : [];
  });
  const shown = pageOf(rows, page);
  const paging = usePageControls(shown, setPage);
  const labels = useTableLabels(t("result.table"));
  const votes: Column<Row> = {
    key: "votes",
    title: t("columns.votes"),
    align: "end",
    width: "content",
    render: ({ votes: count, reason }) => {
      if (reason?.kind === "no-votes") return format.number(0);
      return count === null ? t("result.votesNotShown") : format.number(count);
    },
  };
  const columns: Column<Row>[] = [
    { key: "idea", title: t("columns.idea"), render: ({ title, language }) => <span lang={language}>{title}</span> },
    { key: "cost", title: t("columns.cost"), align: "end", width: "content", render: ({ cost }) => money(cost) },
    ...(counted.disclosure === "winners" ? [] : [votes]),
    {
      key: "result",
      title: t("result.title"),
      width: 320,
      isWhole: true,
      render: ({ isChosen, reason }) =>
        reason ? reasonOf(reason) : t(isChosen ? "reasons.chosen" : "result.notChosen"),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={shown.rows}
      rowKey={({ ideaId }) => ideaId}
      rowHref={({ ideaId }) => ideaPath(ideaId)}
      paging={paging}
      labels={labels}
      empty={<EmptyState>{t("ideas.nothing")}</EmptyState>}
    />
  );
}

/** The counted ballots as a file. */
function BallotsFile({ roundId, districtId }: { roundId: string; districtId: string }) {
  const t = useText();
  const download = useDownload();
  const load = () => api.budgets.readBallots({ params: { roundId, districtId } });
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<DownloadIcon aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate({ name: null, load })}
      >
        {t("result.download")}
      </Button>
    </Group>
  );
}
