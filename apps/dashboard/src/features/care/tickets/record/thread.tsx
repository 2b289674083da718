import { Card, Heading, Stack, Text, Timeline } from "@stoep/ui";
import { api, DeliveryNote, useFormat, useSendAgain } from "../../../../app/index.ts";
import { type Ticket, useText } from "../parts/words.ts";

type Moment = Ticket["thread"][number];

/** What happened to the ticket, notes and messages, latest first. */
export function Thread({ ticket: { id, thread } }: { ticket: Ticket }) {
  const t = useText();
  const titleOf = useMomentTitle();
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
            meta: <Meta ticketId={id} moment={moment} />,
            isCurrent: index === 0,
            children: moment.text && moment.kind !== "confidential" ? <MomentText moment={moment} /> : undefined,
          }))}
        />
      </Stack>
    </Card>
  );
}

/** What happened, with whom it was: who was asked and what they answered. */
function useMomentTitle(): (moment: Moment) => string {
  const t = useText();
  const withPerson = ({ kind, by, to, channel, answer }: Moment): string | null => {
    if (kind === "asked" && to) return t(`moments.askedBy.${channel ?? "phone"}`, { name: to });
    if (kind === "answered" && answer) return t(`moments.answers.${answer}`, { name: to ?? by ?? t("gone") });
    if (kind === "message" && channel && channel !== "phone")
      return t(`moments.by.${channel}`, { name: to || t("gone") });
    return null;
  };
  return (moment) => {
    const { kind, fromState, toState, to } = moment;
    if (kind === "state" && fromState && toState)
      return t("moments.state", { from: t(`states.${fromState}`), to: t(`states.${toState}`) });
    if (kind === "assigned") return to ? t("moments.assigned", { name: to }) : t("moments.freed");
    return withPerson(moment) ?? t(`moments.${kind === "state" ? "edited" : kind}`);
  };
}

/** Who, when, and whether a message was delivered. */
function Meta({ ticketId, moment: { id, by, to, at, delivery } }: { ticketId: string; moment: Moment }) {
  const t = useText();
  const format = useFormat();
  const again = useSendAgain(api.care.sendMessageAgain);
  const who = `${by ?? t("byStoep")} · ${format.moment(at)}`;
  if (!delivery) return who;
  return (
    <>
      {`${who} · `}
      <DeliveryNote
        delivery={delivery}
        name={to || t("gone")}
        isSending={again.isRunning}
        onAgain={() => void again.run({ params: { ticketId, momentId: id } })}
      />
    </>
  );
}

function MomentText({ moment: { text, mentions } }: { moment: Moment }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Text>
      {mentions.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("write.mentioned", { names: format.list(mentions.map(({ name }) => name)) })}
        </Text>
      )}
    </>
  );
}
