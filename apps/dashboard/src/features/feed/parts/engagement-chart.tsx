import { withFirstOfMonth } from "@stoep/contract/kernel";
import { Card, Group, Heading, Skeleton, Stack, TextLink, useKitLocale } from "@stoep/ui";
import { ColumnChart } from "@stoep/ui/chart";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** What people did with the organisation's messages in the last 14 days. S1 §9 */
export function EngagementChart() {
  const t = useText();
  const format = useFormat();
  const query = useQuery(queryOf(api.publishing.countActivity));
  const locale = useKitLocale();
  const names = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between">
          <Heading order={2}>{t("activity.title")}</Heading>
          <TextLink href="/inbox/statistics">{t("activity.all")}</TextLink>
        </Group>
        <QueryContent query={query} waiting={<Skeleton height={300} />}>
          {({ days }) => (
            <ColumnChart
              title={t("activity.chart")}
              summary={t("activity.definition")}
              tableLabel={t("registrations.table")}
              axis={t("activity.day")}
              series={[
                { key: "reactions", label: t("activity.reactions") },
                { key: "comments", label: t("activity.comments") },
                { key: "votes", label: t("activity.votes") },
              ]}
              format={(value) => format.number(value ?? 0)}
              rows={days.map(({ day, published, engagement }) => ({
                key: day,
                label: withFirstOfMonth(locale, names.format(new Date(`${day}T12:00:00Z`))).replaceAll(" ", "\u00a0"),
                values: [engagement.reactions, engagement.comments, engagement.votes],
                text: t("activity.line", { count: published, number: format.number(published) }),
              }))}
            />
          )}
        </QueryContent>
      </Stack>
    </Card>
  );
}
