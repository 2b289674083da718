import { Facts, Figure, Heading, Notice, ProgressRow, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, FactsPlaceholder, QueryContent, queryOf, useFormat } from "../../../app/index.ts";
import { type ReadRound, type Round, useText } from "../parts/words.ts";
import { useDistrictName } from "../round/fields/use-district-name.ts";
import { ResultPart } from "./result-part.tsx";

type Props = { round: Round; projectId: string };

/** What everybody knows of a vote that is under way or over: how many have voted, and once it is counted, the result. */
export function CountPart({ round: { id, state, countPercent }, projectId }: Props) {
  const hasBegun = state === "active" || state === "finished";
  const query = useQuery({ ...queryOf(api.budgets.readRounds, { params: { projectId } }), enabled: hasBegun });
  if (!hasBegun) return null;
  return (
    <QueryContent query={query} waiting={<FactsPlaceholder />}>
      {({ items }) => {
        const read = items.find((one) => one.id === id);
        if (!read) return null;
        if (read.state === "active") return <TurnoutPart round={read} />;
        return read.result === null ? (
          <Counting percent={countPercent} />
        ) : (
          <ResultPart round={read} result={read.result} />
        );
      }}
    </QueryContent>
  );
}

/** `percent`: null before the count was asked for. */
function Counting({ percent }: { percent: number | null }) {
  const t = useText();
  const format = useFormat();
  return (
    <Stack gap="sm">
      <Notice>{t("result.counting")}</Notice>
      {percent !== null && (
        <ProgressRow label={t("result.progress")} percent={percent} words={format.percent(percent / 100)} />
      )}
    </Stack>
  );
}

/** How many have voted in each district, as of the full hour. */
function TurnoutPart({ round: { turnout, districts } }: { round: ReadRound }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useDistrictName();
  const isOne = districts.length === 1;
  const votersIn = (district: { id: string }) =>
    format.people(turnout?.districts.find(({ districtId }) => districtId === district.id)?.voters ?? null);
  const lines = districts.map((district, place) => ({
    key: district.id,
    label: nameOf(district, place),
    value: votersIn(district),
  }));
  const asOf = turnout && t("turnout.asOf", { at: format.moment(turnout.asOf) });
  return (
    <Stack gap="sm">
      <Heading order={3} size="h4">
        {t("turnout.title")}
      </Heading>
      {turnout === null && <Text>{t("turnout.none")}</Text>}
      {turnout && isOne && <Figure label={t("turnout.voters")} value={lines[0]?.value} hint={asOf} />}
      {turnout && !isOne && (
        <>
          <Text c="dimmed" size="sm">
            {t("turnout.voters")} · {asOf}
          </Text>
          <Facts items={lines} />
        </>
      )}
      <Text c="dimmed" size="sm">
        {t("turnout.secret")}
      </Text>
    </Stack>
  );
}
