import { usePollClose } from "@stoep/client/live";
import { BarChart } from "@stoep/ui/chart";
import { useQueryClient } from "@tanstack/react-query";
import { useFormat } from "../../../app/index.ts";
import { type Poll, useText } from "./words.ts";

type Line = { key: string; label: string; votes: number };

function linesOf(poll: Poll, t: ReturnType<typeof useText>): Line[] {
  if (poll.kind === "up-down") {
    return [
      { key: "up", label: t("poll.up"), votes: poll.up ?? 0 },
      { key: "down", label: t("poll.down"), votes: poll.down ?? 0 },
    ];
  }
  if (poll.kind === "option")
    return poll.options.map((option) => ({ key: option.id, label: option.text, votes: option.votes ?? 0 }));
  return (poll.scores ?? []).map((votes, index) => ({ key: String(index + 1), label: String(index + 1), votes }));
}

/** Votes as bars with their numbers. */
export function PollResults({ poll }: { poll: Poll }) {
  const t = useText();
  const format = useFormat();
  const queries = useQueryClient();
  usePollClose(poll, () => queries.invalidateQueries());
  const total = poll.total ?? 0;
  const share = (votes: number) => format.percent(total > 0 ? votes / total : 0);
  const summary = [
    t("poll.total", { count: total }),
    ...(poll.average === null ? [] : [t("poll.average", { average: format.number(poll.average) })]),
    ...(poll.closesAt ? [t(poll.isClosed ? "poll.closed" : "poll.closes", { at: format.moment(poll.closesAt) })] : []),
  ];
  return (
    <BarChart
      title={t("poll.title")}
      summary={summary.join(" · ")}
      tableLabel={t("poll.table")}
      axis={t("poll.choice")}
      series={[{ key: "votes", label: t("poll.votes") }]}
      max={Math.max(1, total)}
      format={(votes) => format.number(votes ?? 0)}
      rows={linesOf(poll, t).map(({ key, label, votes }) => ({
        key,
        label,
        values: [votes],
        text: `${format.number(votes)} · ${share(votes)}`,
      }))}
    />
  );
}
