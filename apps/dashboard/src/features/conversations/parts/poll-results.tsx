import { Bar, Stack, Text } from "@stoep/ui";
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

/** Votes as bars that also say their numbers. */
export function PollResults({ poll }: { poll: Poll }) {
  const t = useText();
  const format = useFormat();
  const total = poll.total ?? 0;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t("poll.total", { count: total })}
        {poll.average !== null &&
          ` · ${t("poll.average", { average: format.number(Math.round(poll.average * 10) / 10) })}`}
        {poll.closesAt &&
          ` · ${t(poll.isClosed ? "poll.closed" : "poll.closes", { at: format.moment(poll.closesAt) })}`}
      </Text>
      {linesOf(poll, t).map((line) => (
        <Bar
          key={line.key}
          label={line.label}
          value={line.votes}
          max={total}
          text={`${format.number(line.votes)} · ${format.percent(total > 0 ? line.votes / total : 0)}`}
        />
      ))}
    </Stack>
  );
}
