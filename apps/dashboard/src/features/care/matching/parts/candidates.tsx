import { Button, Card, Group, Heading, Stack, StatusBadge, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  DeliveryNote,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useFormat,
  useSendAgain,
  VerdictControl,
} from "../../../../app/index.ts";
import { Face } from "../../parts/face.tsx";
import { PersonContact } from "../../people/parts/person-contact.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import style from "./matching.module.css";
import { DimmedText } from "./proposal.tsx";
import { useAssignHelper } from "./use-assign-helper.tsx";
import { type Candidate, helperHref, isSearching, looks, mayMatch, type Ticket, useText } from "./words.ts";

const oftenMs = 10_000;
const isOnItsWay = ({ delivery }: Candidate) => delivery?.outcome === "queued";

/** The helpers who were asked, and their answers; nothing if there are none. */
export function Candidates({ ticket }: { ticket: Ticket }) {
  const query = useQuery({
    ...queryOf(api.care.listCandidates, { params: { ticketId: ticket.id } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOnItsWay) ? oftenMs : false),
  });
  return (
    <QueryContent query={query} waiting={isSearching(ticket) ? <RowsPlaceholder /> : null}>
      {({ items }) => (items.length > 0 ? <CandidateList ticket={ticket} items={items} /> : null)}
    </QueryContent>
  );
}

function CandidateList({ ticket, items }: { ticket: Ticket; items: readonly Candidate[] }) {
  const t = useText();
  const [answering, setAnswering] = useState<Candidate | null>(null);
  const { choose, dialog } = useAssignHelper(ticket);
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("asked")}
        </Heading>
        <ul className={style.list} aria-label={t("asked")}>
          {items.map((candidate) => (
            <Row
              key={candidate.id}
              ticket={ticket}
              candidate={candidate}
              onAnswer={() => setAnswering(candidate)}
              onChoose={() => choose(candidate.helper)}
            />
          ))}
        </ul>
      </Stack>
      {answering && <AnswerDialog ticket={ticket} candidate={answering} onClose={() => setAnswering(null)} />}
      {dialog}
    </Card>
  );
}

type RowProps = {
  ticket: Ticket;
  candidate: Candidate;
  onAnswer: () => void;
  onChoose: () => void;
};

function stateKey({ cancelledAt, channel, state }: Candidate) {
  if (cancelledAt) return "cancelled";
  return state === "sent" && channel === "phone" ? "called" : state;
}

function Row({ ticket, candidate, onAnswer, onChoose }: RowProps) {
  const t = useText();
  const format = useFormat();
  const { helper, state, channel, answer, delivery, heldBack, offeredAt } = candidate;
  const again = useSendAgain(api.care.askAgain);
  const { name, picture } = helper;
  const isOpen = isSearching(ticket) && (state === "sent" || state === "interested");
  const verdict = mayMatch(ticket);
  return (
    <li className={style.row}>
      <Face name={name} picture={picture} size={40} />
      <Stack gap={4} className={style.who}>
        <Group gap={8}>
          {name ? <TextLink href={helperHref(helper.id)}>{name}</TextLink> : t("gone")}
          <StatusBadge kind={looks[state]}>{t(`states.${stateKey(candidate)}`)}</StatusBadge>
        </Group>
        <CandidateTimes candidate={candidate} />
        {isOpen && channel === "phone" && <PersonContact personId={helper.id} />}
        {candidate.expiredChecks.length > 0 && (
          <DimmedText>{t("expired.mark", { checks: format.list(candidate.expiredChecks) })}</DimmedText>
        )}
        <DeliveryNote
          delivery={delivery}
          name={name || t("gone")}
          isSending={again.isRunning}
          onAgain={() => void again.run({ params: { ticketId: ticket.id, candidateId: candidate.id } })}
        />
        {state === "thanked" && offeredAt && isSearching(ticket) && <Text size="sm">{t("offered")}</Text>}
        {heldBack && <Text size="sm">{t(`heldBack.${heldBack}`, { name: name || t("gone") })}</Text>}
        {answer && <Text style={{ whiteSpace: "pre-wrap" }}>{t("said", { text: answer })}</Text>}
      </Stack>
      {isOpen && (
        <Group gap={8} className={style.act}>
          <VerdictControl by={verdict}>
            <Button variant="default" size="sm" aria-label={t("answer.of", { name })} onClick={onAnswer}>
              {t("answer.act")}
            </Button>
          </VerdictControl>
          {state === "interested" && (
            <VerdictControl by={verdict}>
              <Button size="sm" aria-label={t("choose.directly", { name })} onClick={onChoose}>
                {t("choose.act")}
              </Button>
            </VerdictControl>
          )}
        </Group>
      )}
    </li>
  );
}

function CandidateTimes({ candidate: { channel, state, askedAt, answeredAt, expiresAt } }: { candidate: Candidate }) {
  const t = useText();
  const format = useFormat();
  const parts = [
    t(`by.${channel}`, { at: format.moment(askedAt) }),
    answeredAt && t("answeredAt", { at: format.moment(answeredAt) }),
    state === "sent" && expiresAt && t("until", { at: format.moment(expiresAt) }),
  ];
  return <DimmedText>{parts.filter(Boolean).join(" · ")}</DimmedText>;
}
