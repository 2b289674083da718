import { Text, TextLink, Timeline } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { type Shout, useText } from "../parts/words.ts";

/** What happened to the message, latest first. The author and its followers see the same, without names of staff. */
export function HistoryList({ shout: { timeline, became, author } }: { shout: Shout }) {
  const t = useText();
  const format = useFormat();
  const nameOf = ({ kind, name }: Shout["timeline"][number]["by"]) =>
    kind === "reports"
      ? t("history.byReports")
      : name || (kind === "author" ? author || t("left") : t("history.colleague"));
  const happened = timeline.map(({ id, kind, at, by, to, text }) => ({
    key: id,
    at,
    title: t(`history.${kind}`, { name: to }),
    meta: `${nameOf(by)} · ${format.moment(at)}`,
    children: text ? <Text size="sm">{t("quoted", { text })}</Text> : undefined,
  }));
  const led = became.map(({ id, at, text, name, path }) => ({
    key: id,
    at,
    title: text,
    meta: format.moment(at),
    children: <TextLink href={path}>{name}</TextLink>,
  }));
  const latestFirst = [...happened, ...led]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed();
  return (
    <>
      <Timeline
        label={t("parts.history")}
        moments={latestFirst.map(({ at: _, ...moment }, index) => ({ ...moment, isCurrent: index === 0 }))}
      />
      <Text size="sm" c="dimmed">
        {t("history.seen")}
      </Text>
    </>
  );
}
