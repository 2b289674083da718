import {
  Button,
  Card,
  Group,
  Heading,
  type MenuAct,
  Notice,
  RecordPage,
  Stack,
  Text,
  TextLink,
  useFactsFolded,
} from "@stoep/ui";
import { DeleteIcon, EditIcon, HistoryIcon, PeopleIcon, PrintIcon, RefreshIcon, ScheduleIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  FactsPlaceholder,
  QueryContent,
  queryOf,
  RecordPlaceholder,
  useCommand,
  useListedRow,
  useRefusalText,
  useRouteParam,
} from "../../../../app/index.ts";
import { SentFormCard } from "../../intake-form/index.ts";
import { FindHelper } from "../../matching/index.ts";
import { useFocusFallback } from "../../parts/use-focus-fallback.ts";
import { StateBadge } from "../parts/state-badge.tsx";
import { type OpenDialog, TicketDialogs } from "../parts/ticket-dialogs.tsx";
import { nextOf, type Row, stepKey, type Ticket, ticketHref, useText } from "../parts/words.ts";
import { useFacts } from "../record/facts.tsx";
import { Files } from "../record/files.tsx";
import { SeriesCard } from "../record/series.tsx";
import { Thread } from "../record/thread.tsx";
import { Links } from "../record/ticket-links.tsx";
import { WriteForm } from "../record/write-form.tsx";

/** A ticket: its next step, its facts, and everything that happened and was said. */
export function TicketScreen() {
  const ticketId = useRouteParam("ticketId");
  const query = useQuery(queryOf(api.care.getTicket, { params: { ticketId } }));
  const title = useListedRow<Row>("care", ticketId)?.title;
  return (
    <QueryContent isScreen query={query} waiting={<RecordPlaceholder title={title} />}>
      {(ticket) => <TicketRecord ticket={ticket} />}
    </QueryContent>
  );
}

/** The same beside the list. */
export function TicketBeside({ ticketId }: { ticketId: string }) {
  const query = useQuery(queryOf(api.care.getTicket, { params: { ticketId } }));
  return (
    <QueryContent query={query} waiting={<FactsPlaceholder />}>
      {(ticket) => <TicketRecord ticket={ticket} isBeside />}
    </QueryContent>
  );
}

function TicketRecord({ ticket, isBeside = false }: { ticket: Ticket; isBeside?: boolean }) {
  const t = useText();
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  useFocusFallback(ticket.state);
  const next = steps(ticket).find(({ to, verdict }) => to === nextOf[ticket.state] && verdict === true)?.to;
  const isFree = ticket.state === "open" && ticket.assignee === null;
  const step = next && <Button onClick={() => setAsked(next)}>{t(`steps.${stepKey(ticket, next)}`)}</Button>;
  const action = next && isFree ? <TakeButton ticketId={ticket.id} /> : step;
  return (
    <RecordPage
      title={ticket.title}
      state={<State ticket={ticket} isBeside={isBeside} />}
      back={{ label: t("title"), href: "/care/tickets" }}
      besideHref={isBeside ? ticketHref(ticket.id) : undefined}
      action={action}
      menu={{ label: t("more"), acts: useActs(ticket, next, setAsked) }}
      facts={{ label: t("facts"), items: useFacts(ticket) }}
    >
      <Stack>
        <Outcome ticket={ticket} />
        {ticket.description && <TextBlock title={t("fields.description")} text={ticket.description} />}
        {ticket.work && <TextBlock title={t("fields.work")} text={ticket.work} />}
        {ticket.source === "webform" && ticket.can.write === true && <SentFormCard ticketId={ticket.id} />}
        <FindHelper ticket={ticket} />
        <SeriesCard ticket={ticket} />
        <Files ticket={ticket} />
        <Links ticket={ticket} />
        {ticket.can.write === true && <WriteForm ticket={ticket} />}
        <Thread ticket={ticket} />
      </Stack>
      {asked && <TicketDialogs ticket={ticket} asked={asked} onClose={() => setAsked(null)} />}
    </RecordPage>
  );
}

/** Assigns the ticket to the user and starts the search at once; nobody is told anything, so it needs no question. S2 §4 */
function TakeButton({ ticketId }: { ticketId: string }) {
  const t = useText();
  const take = useCommand(api.care.lookForHelper, { done: t("taken") });
  return (
    <Button
      loading={take.isRunning}
      onClick={() => void take.run({ params: { ticketId }, body: { from: "open", takes: true } })}
    >
      {t("steps.take")}
    </Button>
  );
}

/** All steps except choosing a helper, which is done in the list of proposals. */
const steps = (ticket: Ticket) => ticket.steps.filter(({ to }) => to !== "waiting");

function useActs(ticket: Ticket, next: Ticket["state"] | undefined, ask: (asked: OpenDialog) => void): MenuAct[] {
  const t = useText();
  const refusalText = useRefusalText();
  const reasonOf = (verdict: Ticket["can"]["assign"]) => (verdict === true ? undefined : refusalText(verdict));
  const { can } = ticket;
  return [
    {
      key: "edit",
      label: t("edit.act"),
      icon: EditIcon,
      reason: reasonOf(can.edit),
      href: `${ticketHref(ticket.id)}/edit`,
    },
    ...(can.write === true
      ? [{ key: "order", label: t("order.title"), icon: PrintIcon, href: `${ticketHref(ticket.id)}/workorder` }]
      : []),
    ...(can.appoint === true
      ? [{ key: "appoint", label: t("appoint.act"), icon: ScheduleIcon, onClick: () => ask("appoint") }]
      : []),
    ...steps(ticket)
      .filter(({ to }) => to !== next)
      .map(({ to, verdict }) => ({
        key: to,
        label: t(`steps.${stepKey(ticket, to)}`),
        icon: ScheduleIcon,
        reason: reasonOf(verdict),
        onClick: () => ask(to),
      })),
    {
      key: "assign",
      label: t("assign.act"),
      icon: PeopleIcon,
      reason: reasonOf(can.assign),
      onClick: () => ask("assign"),
    },
    ...(ticket.helper && can.write === true
      ? [{ key: "hours", label: t("entry.act"), icon: HistoryIcon, onClick: () => ask("hours") }]
      : []),
    ...(can.repeat === true
      ? [{ key: "repeat", label: t("series.act"), icon: RefreshIcon, onClick: () => ask("repeat") }]
      : []),
    ...(can.delete === "level_too_low"
      ? []
      : [
          {
            key: "delete",
            label: t("delete.act"),
            icon: DeleteIcon,
            isDestructive: true,
            reason: reasonOf(can.delete),
            onClick: () => ask("delete"),
          },
        ]),
  ];
}

/** Where the details are folded, the person helped is named here. */
function State({ ticket, isBeside }: { ticket: Ticket; isBeside: boolean }) {
  const t = useText();
  const isFolded = useFactsFolded() || isBeside;
  const { id, name } = ticket.member;
  const member = name ? <TextLink href={`/care/members/${id}`}>{name}</TextLink> : <span>{t("gone")}</span>;
  return (
    <Group gap="sm">
      {isFolded && member}
      <StateBadge ticket={ticket} />
      <span>{`#${ticket.number}`}</span>
      <span>{t("hours", { count: ticket.ageInHours })}</span>
    </Group>
  );
}

function Outcome({ ticket: { outcome, referredTo, revokedBecause, revokedText } }: { ticket: Ticket }) {
  const t = useText();
  if (revokedBecause)
    return (
      <Notice tone="hint" title={t(`because.${revokedBecause}`)}>
        {revokedText}
      </Notice>
    );
  if (!outcome && !referredTo) return null;
  return (
    <Notice tone="success" title={t("fields.outcome")}>
      {[outcome, referredTo && t("referred", { name: referredTo })].filter(Boolean).join(" ")}
    </Notice>
  );
}

function TextBlock({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <Heading order={2} size="h4">
        {title}
      </Heading>
      <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Text>
    </Card>
  );
}
