import { daysLater, sumOf } from "@stoep/contract/kernel";
import { Card, Columns, DataTable, EmptyState, Heading, Stack, Text } from "@stoep/ui";
import { BarChart, ColumnChart } from "@stoep/ui/chart";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  languageNames,
  OverviewPlaceholder,
  QueryContent,
  queryOf,
  useFormat,
  useTableLabels,
} from "../../../app/index.ts";
import { useDays } from "../../participation/index.ts";
import type { Survey } from "../parts/words.ts";
import { useText } from "./words.ts";

type Participation = Awaited<ReturnType<typeof api.surveys.getSurveyParticipation>>;

/** Who took part: when, where, in which language and by which way. S1 §2 */
export function AudienceTab({ survey }: { survey: Survey }) {
  const t = useText();
  const query = useQuery(queryOf(api.surveys.getSurveyParticipation, { params: { surveyId: survey.id } }));
  return (
    <QueryContent query={query} waiting={<OverviewPlaceholder />}>
      {(participation) =>
        participation.days.length === 0 ? (
          <EmptyState drawing="street" title={t("none.title")}>
            {t("none.text")}
          </EmptyState>
        ) : (
          <Stack gap="lg">
            <Card>
              <PerDay participation={participation} />
            </Card>
            <Places participation={participation} />
            <Columns cols={{ base: 1, md: 2 }} spacing="lg">
              <Card>
                <Shares
                  title={t("audience.languages")}
                  axis={t("filters.language")}
                  counted={participation.languages.map(({ language, answers }) => ({
                    key: language,
                    label: languageNames[language],
                    answers,
                  }))}
                />
              </Card>
              <Card>
                <Shares
                  title={t("audience.channels")}
                  axis={t("filters.channel")}
                  counted={participation.channels.map(({ channel, answers }) => ({
                    key: channel,
                    label: t(`channels.${channel}`),
                    answers,
                  }))}
                />
              </Card>
            </Columns>
          </Stack>
        )
      }
    </QueryContent>
  );
}

type Props = { participation: Participation };

function PerDay({ participation: { days } }: Props) {
  const t = useText();
  const format = useFormat();
  const { day: nameOf } = useDays();
  const best = days.reduce((most, one) => (one.answers > most.answers ? one : most));
  return (
    <ColumnChart
      title={t("audience.perDay")}
      summary={t("audience.perDayText", { day: nameOf(best.day), answers: t("count", { count: best.answers }) })}
      tableLabel={t("table")}
      axis={t("audience.day")}
      series={[{ key: "answers", label: t("number") }]}
      format={(count) => format.number(count ?? 0)}
      rows={everyDay(days).map(({ day, answers }) => ({
        key: day,
        label: nameOf(day),
        values: [answers],
        text: format.number(answers),
      }))}
    />
  );
}

/** With the days in between on which nobody answered. */
function everyDay(days: Participation["days"]): Participation["days"] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const answers = new Map(days.map((one) => [one.day, one.answers]));
  const all: Participation["days"] = [];
  for (let day = first; day <= last; day = daysLater(day, 1)) all.push({ day, answers: answers.get(day) ?? 0 });
  return all;
}

function Places({ participation: { neighbourhoods } }: Props) {
  const t = useText();
  const format = useFormat();
  const labels = useTableLabels(t("audience.places"));
  const shareOf = ({ answers, addresses }: (typeof neighbourhoods)[number]): number | null =>
    addresses === 0 ? null : (answers / addresses) * 1000;
  const column = (key: string, title: string, tell: (row: (typeof neighbourhoods)[number]) => string) => ({
    key,
    title,
    align: "end" as const,
    width: "content" as const,
    onPhone: "line" as const,
    render: tell,
    phoneText: (row: (typeof neighbourhoods)[number]) => `${title} ${tell(row)}`,
  });
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h3">
          {t("audience.places")}
        </Heading>
        <Text size="sm" c="dimmed">
          {t("audience.placesText")}
        </Text>
        <DataTable
          rows={neighbourhoods.toSorted((one, next) => next.answers - one.answers)}
          rowKey={({ id }) => id}
          empty={null}
          columns={[
            { key: "name", title: t("audience.neighbourhood"), least: 130, render: ({ name }) => name },
            column("answers", t("number"), ({ answers }) => format.number(answers)),
            column("addresses", t("audience.addresses"), ({ addresses }) => format.number(addresses)),
            column("share", t("audience.perThousand"), (row) => {
              const share = shareOf(row);
              return share === null ? "–" : format.number(Math.round(share * 10) / 10);
            }),
          ]}
          labels={labels}
        />
      </Stack>
    </Card>
  );
}

type Counted = { key: string; label: string; answers: number };

function Shares({ title, axis, counted }: { title: string; axis: string; counted: Counted[] }) {
  const t = useText();
  const format = useFormat();
  const all = sumOf(counted, ({ answers }) => answers);
  const [most] = counted.toSorted((one, next) => next.answers - one.answers);
  const share = (answers: number) => format.percent(answers / all);
  return (
    <BarChart
      title={title}
      summary={most && t("audience.most", { name: most.label, share: share(most.answers) })}
      tableLabel={t("table")}
      axis={axis}
      series={[{ key: "answers", label: t("number") }]}
      max={all}
      format={(count) => format.number(count ?? 0)}
      rows={counted.map(({ key, label, answers }) => ({
        key,
        label,
        values: [answers],
        text: t("share", { number: format.number(answers), share: share(answers) }),
      }))}
    />
  );
}
