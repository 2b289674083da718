import { Card, Group, Heading, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, StartLine, StartLines, startLineCount, useFormat } from "../../../../app/index.ts";
import { ticketHref, useText as useTicketText } from "../../tickets/parts/words.ts";
import { FigureLinks } from "./figure-links.tsx";
import { listHrefs, useText, type Visit } from "./words.ts";

/** On the start page: how many visits and answers await the concierges, the way to them, and the next visits of today. */
export function AgendaStart() {
  const t = useText();
  const { data, isError } = useQuery(queryOf(api.care.getCareAgenda, { query: {} }));
  if (isError && !data) return null;
  const figures = [
    { label: t("visits.today.title"), href: listHrefs.today, value: data?.visits.today.found },
    { label: t("visits.tomorrow.title"), href: listHrefs.tomorrow, value: data?.visits.tomorrow.found },
    { label: t("visits.passed.title"), href: listHrefs.passed, value: data?.visits.passed.found },
    { label: t("answers.title"), href: listHrefs.answers, value: data?.answers.found },
  ];
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between">
          <Heading order={2}>{t("start.title")}</Heading>
          <TextLink href="/care/agenda">{t("start.all")}</TextLink>
        </Group>
        <FigureLinks figures={figures} />
        <NextVisits visits={data?.visits.today.items ?? []} />
      </Stack>
    </Card>
  );
}

function NextVisits({ visits }: { visits: readonly Visit[] }) {
  const t = useText();
  const words = useTicketText();
  const format = useFormat();
  if (visits.length === 0) return null;
  return (
    <StartLines>
      {visits.slice(0, startLineCount).map(({ id, number, title, appointment, member, helper }) => (
        <StartLine
          key={id}
          href={ticketHref(id)}
          title={`#${number} ${title}`}
          meta={[
            appointment ? format.time(appointment.startsAt) : "",
            member.name || words("gone"),
            helper ? t("by", { name: helper.name || words("gone") }) : t("noHelper"),
          ]}
        />
      ))}
    </StartLines>
  );
}
