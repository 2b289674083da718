import { Refused } from "@stoep/contract/kernel";
import { Card, Grid, Notice, Page, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  OverviewPlaceholder,
  QueryContent,
  queryOf,
  useAccess,
  useFormat,
  useRefusalText,
} from "../../../../app/index.ts";
import { useText as useTicketText } from "../../tickets/parts/words.ts";
import { AgendaCard } from "../parts/agenda-card.tsx";
import { FigureLinks } from "../parts/figure-links.tsx";
import { AnswerLine, VisitLine } from "../parts/lines.tsx";
import { type Agenda, listHrefs, useText, type Visit } from "../parts/words.ts";

/** The start page of care: the visits of two days, what passed without being closed, what waits for an answer. S2 §2 */
export function AgendaScreen() {
  const t = useText();
  const { query, refused } = useAgenda();
  const refusalText = useRefusalText();
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Stack gap="md">
        <Totals />
        {refused && <Notice tone="hint">{`${refusalText(refused)} ${t("withoutContact")}`}</Notice>}
        <QueryContent query={query} waiting={<OverviewPlaceholder figures={2} />}>
          {(agenda) => <Parts agenda={agenda} />}
        </QueryContent>
      </Stack>
    </Page>
  );
}

/** With addresses and numbers, or without them once somebody has read as many as one may: the agenda itself stays. */
function useAgenda() {
  const { write } = useAccess("tickets");
  const contact = write === true ? ("yes" as const) : ("no" as const);
  const whole = useQuery(queryOf(api.care.getCareAgenda, { query: { contact } }));
  const refused = whole.error instanceof Refused && whole.error.code === "read_too_much" ? whole.error.code : null;
  const plain = useQuery({ ...queryOf(api.care.getCareAgenda, { query: {} }), enabled: refused !== null });
  return { query: refused ? plain : whole, refused };
}

/** How many tickets there are of those that somebody must look at. */
function Totals() {
  const words = useTicketText();
  const data = useQuery(queryOf(api.care.getTicketSummary)).data;
  const figures = [
    { label: words("filters.me"), href: "/care/tickets?assignee=me", value: data?.mine },
    { label: words("nobody"), href: "/care/tickets?assignee=nobody", value: data?.unassigned },
    { label: words("unsolved"), href: "/care/tickets", value: data?.unsolved },
    { label: words("overdue"), href: "/care/tickets?deadline=over", value: data?.overdue },
  ];
  return (
    <Card aria-label={words("title")}>
      <FigureLinks figures={figures} />
    </Card>
  );
}

function Parts({ agenda: { today, tomorrow, visits, answers } }: { agenda: Agenda }) {
  const t = useText();
  const format = useFormat();
  const part = (name: "today" | "tomorrow" | "passed", lead: string) => (
    <AgendaCard
      title={t(`visits.${name}.title`)}
      lead={lead}
      none={t(`visits.${name}.none`)}
      part={visits[name]}
      href={listHrefs[name]}
      line={(visit: Visit) => <VisitLine visit={visit} isDated={name === "passed"} isAhead={name === "tomorrow"} />}
    />
  );
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Stack gap="md">
          {part("today", format.day(today))}
          {part("tomorrow", format.day(tomorrow))}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Stack gap="md">
          {part("passed", t("visits.passed.lead"))}
          <AgendaCard
            title={t("answers.title")}
            lead={t("answers.lead")}
            none={t("answers.none")}
            part={answers}
            href={listHrefs.answers}
            line={(answer) => <AnswerLine answer={answer} />}
          />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
