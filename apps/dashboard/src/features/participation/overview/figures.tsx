import { Card, Columns, Figure, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, OverviewPlaceholder, QueryContent, queryOf, useFormat, useOverviewFigures } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** How many took part in all, each person once, and in what; votes stand beside, never among them. */
export function Figures() {
  const t = useText();
  const format = useFormat();
  const added = useOverviewFigures();
  const query = useQuery(queryOf(api.participation.getParticipationOverview));
  return (
    <QueryContent query={query} waiting={<OverviewPlaceholder figures={5} />}>
      {({ participants, participantsAt, types, polls, votes, alerts, at }) => (
        <Card>
          <Stack gap="md">
            <Columns cols={{ base: 2, sm: 3, lg: 5 }} verticalSpacing="lg">
              <Figure
                label={t("overview.participants")}
                value={format.people(participants)}
                definition={t("overview.participantsMeans")}
                hint={participantsAt === at ? undefined : t("statistics.at", { at: format.time(participantsAt) })}
              />
              {types.map(({ type, published, active }) => (
                <Figure
                  key={type}
                  label={t(`kinds.${type}.many`)}
                  value={format.number(published)}
                  hint={t("overview.active", { count: active, number: format.number(active) })}
                  definition={t("overview.typeMeans")}
                />
              ))}
              {added.map(({ licence, Part }) => (
                <Part key={licence} />
              ))}
              <Figure
                label={t("overview.tabs.polls")}
                value={format.number(polls)}
                hint={t("overview.votes", { count: votes, number: format.number(votes) })}
                definition={t("overview.votesMean")}
              />
              <Figure
                label={t("overview.tabs.alerts")}
                value={format.number(alerts)}
                definition={t("overview.alertsMean")}
              />
            </Columns>
            <Text size="sm" c="dimmed">
              {t("statistics.at", { at: format.time(at) })}
            </Text>
          </Stack>
        </Card>
      )}
    </QueryContent>
  );
}
