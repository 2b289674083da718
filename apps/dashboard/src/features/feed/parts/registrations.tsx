import { withFirstOfMonth } from "@stoep/contract/kernel";
import { registrationPeriods } from "@stoep/contract/residents/values";
import { Card, Group, Heading, PartSwitch, Skeleton, Stack, useKitLocale } from "@stoep/ui";
import { ColumnChart } from "@stoep/ui/chart";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, QueryContent, queryOf, useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

type Spans = Awaited<ReturnType<typeof api.residents.listRegistrations>>["spans"];
type Period = (typeof registrationPeriods)[number];

/** The people who signed up, by week or month. S1 §2 */
export function Registrations() {
  const t = useText();
  const [by, setBy] = useState<Period>("week");
  const query = useQuery(queryOf(api.residents.listRegistrations, { query: { by } }));
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between">
          <Heading order={2}>{t("registrations.title")}</Heading>
          <PartSwitch
            label={t("registrations.by")}
            parts={registrationPeriods.map((value) => ({ value, label: t(`registrations.${value}`) }))}
            value={by}
            onChange={(value) => setBy(value as Period)}
          />
        </Group>
        <QueryContent query={query} waiting={<Skeleton height={300} />}>
          {({ spans }) => <Chart spans={spans} by={by} />}
        </QueryContent>
      </Stack>
    </Card>
  );
}

function Chart({ spans, by }: { spans: Spans; by: Period }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useSpanName(by);
  return (
    <ColumnChart
      title={t(`registrations.${by}Title`)}
      summary={t("registrations.definition")}
      tableLabel={t("registrations.table")}
      axis={t(`registrations.${by}`)}
      series={[{ key: "residents", label: t("start.residents") }]}
      format={format.people}
      rows={spans.map(({ day, residents, households }) => ({
        key: day,
        label: nameOf(day),
        values: [residents],
        // Fewer than ten households are left out: both numbers would not fit on a phone.
        text:
          households === null
            ? t("registrations.lineResidents", { residents: format.people(residents) })
            : t("registrations.line", { residents: format.people(residents), households: format.people(households) }),
      }))}
    />
  );
}

function useSpanName(by: Period): (day: string) => string {
  const form =
    by === "week" ? ({ day: "numeric", month: "short" } as const) : ({ month: "short", year: "numeric" } as const);
  const names = new Intl.DateTimeFormat(useKitLocale(), { ...form, timeZone: "UTC" });
  const locale = names.resolvedOptions().locale;
  return (day) => withFirstOfMonth(locale, names.format(new Date(`${day}T12:00:00Z`))).replaceAll(" ", "\u00a0");
}
