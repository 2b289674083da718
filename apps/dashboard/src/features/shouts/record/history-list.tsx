import { Text, Timeline } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { type Shout, useText } from "../parts/words.ts";

/** What happened to the message, latest first. The author and its followers see the same, without names of staff. */
export function HistoryList({ shout: { timeline, author } }: { shout: Shout }) {
  const t = useText();
  const format = useFormat();
  const nameOf = ({ kind, name }: Shout["timeline"][number]["by"]) =>
    kind === "reports"
      ? t("history.byReports")
      : name || (kind === "author" ? author || t("left") : t("history.colleague"));
  return (
    <>
      <Timeline
        label={t("parts.history")}
        moments={timeline.toReversed().map(({ id, kind, at, by, to, text }, index) => ({
          key: id,
          title: t(`history.${kind}`, { name: to }),
          meta: `${nameOf(by)} · ${format.moment(at)}`,
          isCurrent: index === 0,
          children: text ? <Text size="sm">{t("quoted", { text })}</Text> : undefined,
        }))}
      />
      <Text size="sm" c="dimmed">
        {t("history.seen")}
      </Text>
    </>
  );
}
