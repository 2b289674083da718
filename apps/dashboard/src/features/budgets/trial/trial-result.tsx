import type { CountingRule } from "@stoep/contract/budgets";
import type { EqualSharesReason, MostVotesReason } from "@stoep/tally";
import { moneyPerUnit } from "@stoep/tally";
import { type Column, Columns, DataTable, EmptyState, Figure, Notice, Stack } from "@stoep/ui";
import { useState } from "react";
import { useFormat, useTableLabels } from "../../../app/index.ts";
import { DistrictChoice } from "../parts/district-choice.tsx";
import { type SaidReason, useReasonText } from "../parts/use-reason-text.ts";
import { type Project, useRoundFormat, useText } from "../parts/words.ts";
import { usePageControls } from "../round/fields/use-page-controls.ts";
import { pageOf } from "../round/idea-rows.ts";
import type { DistrictTrial } from "./trial-count.ts";

type Counted = Extract<DistrictTrial, { mostVotes: object }>;
type Props = { trials: readonly DistrictTrial[]; rule: CountingRule; currency: Project["currency"] };

/** What both rules would choose in a district, side by side, with the reason for each idea. */
export function TrialResult({ trials, rule, currency }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = trials.find(({ district }) => district.id === chosen) ?? trials[0];
  if (!shown) return null;
  return (
    <Stack gap="md">
      <DistrictChoice
        districts={trials.map(({ district }) => district)}
        value={shown.district.id}
        onChange={setChosen}
      />
      {shown.mostVotes === null ? (
        <Notice tone="warning">{t("trial.tooLarge")}</Notice>
      ) : (
        <DistrictResult key={shown.district.id} trial={shown} rule={rule} currency={currency} />
      )}
    </Stack>
  );
}

type ResultProps = { trial: Counted; rule: CountingRule; currency: Project["currency"] };

function DistrictResult({ trial, rule, currency }: ResultProps) {
  const t = useText();
  const { money } = useRoundFormat(currency);
  const { district, mostVotes, equalShares } = trial;
  return (
    <>
      <Columns cols={{ base: 1, sm: 2 }}>
        {([mostVotes, equalShares] as const).map((result) => (
          <Figure
            key={result.rule}
            label={t(`rule.${result.rule}.label`)}
            value={t("trial.chosen", { count: result.winners.length })}
            hint={
              <>
                {t("trial.spent", {
                  spent: money(result.spent / moneyPerUnit),
                  budget: money(district.budget),
                  left: money(district.budget - result.spent / moneyPerUnit),
                })}
                {result.rule === rule && (
                  <>
                    <br />
                    {t("trial.yourRule")}
                  </>
                )}
              </>
            }
          />
        ))}
      </Columns>
      <IdeaTable trial={trial} currency={currency} />
    </>
  );
}

type Reason = MostVotesReason | EqualSharesReason;
type Row = { id: string; title: string; cost: number; votes: number; most: Reason; equal: Reason };

const overBudget: Reason = { kind: "over-budget" };

/** The most votes first. */
function rowsOf({ district, mostVotes, equalShares }: Counted): Row[] {
  return mostVotes.order.flatMap((place) => {
    const [idea, most, equal] = [district.ideas[place], mostVotes.reasons[place], equalShares.reasons[place]];
    if (!idea || !most || !equal) return [];
    const row = { ...idea, votes: mostVotes.votes[place] ?? 0 };
    // That says more than that nobody could put it into a basket, or that it did not fit.
    if (idea.cost > district.budget) return [{ ...row, most: overBudget, equal: overBudget }];
    return [{ ...row, most, equal }];
  });
}

function IdeaTable({ trial, currency }: Omit<ResultProps, "rule">) {
  const t = useText();
  const format = useFormat();
  const { money } = useRoundFormat(currency);
  const reasonOf = useReasonText(currency);
  const [page, setPage] = useState(0);
  const shown = pageOf(rowsOf(trial), page);
  const paging = usePageControls(shown, setPage);
  const labels = useTableLabels(t("trial.table"));
  const columns: Column<Row>[] = [
    { key: "idea", title: t("columns.idea"), render: ({ title }) => title },
    { key: "cost", title: t("columns.cost"), align: "end", width: "content", render: ({ cost }) => money(cost) },
    {
      key: "votes",
      title: t("columns.votes"),
      align: "end",
      width: "content",
      render: ({ votes }) => format.number(votes),
    },
    {
      key: "most",
      title: t("rule.most-votes.label"),
      width: 240,
      isWhole: true,
      render: ({ most }) => reasonOf(saidOf(most)),
    },
    {
      key: "equal",
      title: t("rule.equal-shares.label"),
      width: 240,
      isWhole: true,
      render: ({ equal }) => reasonOf(saidOf(equal)),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={shown.rows}
      rowKey={({ id }) => id}
      paging={paging}
      labels={labels}
      empty={<EmptyState>{t("trial.nothing")}</EmptyState>}
    />
  );
}

/** In units of the currency. */
function saidOf(reason: Reason): SaidReason {
  if (reason.kind === "does-not-fit") return { kind: "does-not-fit", left: reason.left / moneyPerUnit };
  if (reason.kind === "not-enough") return { kind: "not-enough", together: reason.together / moneyPerUnit };
  return { kind: reason.kind };
}
