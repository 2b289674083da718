import { Button, Card, Group, Heading, Stack, StatusBadge, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Allowed, api, Loaded, queryOf, RowsWaiting, useFormat } from "../../../../app/index.ts";
import { Face } from "../../parts/face.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import style from "./asking.module.css";
import { Dimmed } from "./proposal.tsx";
import { useChoose } from "./use-choose.ts";
import { type Candidate, helperHref, isSearching, looks, mayMatch, type Ticket, useText } from "./words.ts";

/** Who was asked, and what they said. Without anybody it is not there. */
export function Asked({ ticket }: { ticket: Ticket }) {
  const query = useQuery(queryOf(api.care.listCandidates, { params: { ticketId: ticket.id } }));
  return (
    <Loaded query={query} waiting={isSearching(ticket) ? <RowsWaiting /> : null}>
      {({ items }) => (items.length > 0 ? <Shown ticket={ticket} items={items} /> : null)}
    </Loaded>
  );
}

function Shown({ ticket, items }: { ticket: Ticket; items: readonly Candidate[] }) {
  const t = useText();
  const [answering, setAnswering] = useState<Candidate | null>(null);
  const { choose, isRunning } = useChoose(ticket);
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
              isRunning={isRunning}
              onAnswer={() => setAnswering(candidate)}
              onChoose={() => void choose(candidate.helper)}
            />
          ))}
        </ul>
      </Stack>
      {answering && <AnswerDialog ticket={ticket} candidate={answering} onClose={() => setAnswering(null)} />}
    </Card>
  );
}

type RowProps = {
  ticket: Ticket;
  candidate: Candidate;
  isRunning: boolean;
  onAnswer: () => void;
  onChoose: () => void;
};

function Row({ ticket, candidate, isRunning, onAnswer, onChoose }: RowProps) {
  const t = useText();
  const { helper, state, channel, answer } = candidate;
  const { name, picture } = helper;
  const isOpen = isSearching(ticket) && (state === "sent" || state === "interested");
  const verdict = mayMatch(ticket);
  return (
    <li className={style.row}>
      <Face name={name} picture={picture} size={40} />
      <Stack gap={4} className={style.who}>
        <Group gap={8}>
          {name ? <TextLink href={helperHref(helper.id)}>{name}</TextLink> : t("gone")}
          <StatusBadge kind={looks[state]}>
            {t(state === "sent" && channel === "phone" ? "states.called" : `states.${state}`)}
          </StatusBadge>
        </Group>
        <When candidate={candidate} />
        {answer && <Text style={{ whiteSpace: "pre-wrap" }}>{t("said", { text: answer })}</Text>}
      </Stack>
      {isOpen && (
        <Group gap={8} className={style.act}>
          <Allowed by={verdict}>
            <Button variant="default" size="sm" aria-label={t("answer.of", { name })} onClick={onAnswer}>
              {t("answer.act")}
            </Button>
          </Allowed>
          {state === "interested" && (
            <Allowed by={verdict}>
              <Button size="sm" aria-label={t("choose.directly", { name })} disabled={isRunning} onClick={onChoose}>
                {t("choose.act")}
              </Button>
            </Allowed>
          )}
        </Group>
      )}
    </li>
  );
}

function When({ candidate: { channel, state, askedAt, answeredAt, expiresAt } }: { candidate: Candidate }) {
  const t = useText();
  const format = useFormat();
  const parts = [
    t(`by.${channel}`, { at: format.moment(askedAt) }),
    answeredAt && t("answeredAt", { at: format.moment(answeredAt) }),
    state === "sent" && expiresAt && t("until", { at: format.moment(expiresAt) }),
  ];
  return <Dimmed>{parts.filter(Boolean).join(" · ")}</Dimmed>;
}
