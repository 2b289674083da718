import { Card, Heading, Stack, Text, Timeline } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { type Ticket, useText } from "../parts/words.ts";

type Moment = Ticket["thread"][number];

/** What happened, was noted, was said to whom: latest first. */
export function Thread({ ticket: { thread } }: { ticket: Ticket }) {
  const t = useText();
  const format = useFormat();
  const titleOf = ({ kind, fromState, toState, to }: Moment) => {
    if (kind === "state" && fromState && toState)
      return t("moments.state", { from: t(`states.${fromState}`), to: t(`states.${toState}`) });
    if (kind === "assigned") return to ? t("moments.assigned", { name: to }) : t("moments.freed");
    return t(`moments.${kind === "state" ? "edited" : kind}`);
  };
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("thread")}
        </Heading>
        <Timeline
          label={t("thread")}
          moments={thread.toReversed().map((moment, index) => ({
            key: moment.id,
            title: titleOf(moment),
            meta: `${moment.by ?? t("byStoep")} · ${format.moment(moment.at)}`,
            isCurrent: index === 0,
            ...(moment.text && moment.kind !== "confidential" ? { children: <Said text={moment.text} /> } : {}),
          }))}
        />
      </Stack>
    </Card>
  );
}

const Said = ({ text }: { text: string }) => (
  <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
    {text}
  </Text>
);
