import { Card, Grid, Heading, Page, Stack } from "@stoep/ui";
import { Suspense } from "react";
import { FeatureGuard, useAccess, useMembership, useSession, useStartCards } from "../../../app/index.ts";
import { HouseholdsMap } from "../../residents/index.ts";
import { ShoutCards } from "../../shouts/index.ts";
import { AfterPaint } from "../parts/after-paint.tsx";
import { EngagementChart, Registrations } from "../parts/charts.tsx";
import { Figures } from "../parts/figures.tsx";
import { LatestMessages } from "../parts/latest-messages.tsx";
import { TrendingPosts } from "../parts/trending-posts.tsx";
import { useText } from "../parts/words.ts";

/** Members without access to the network see only what other capabilities add. */
export function StartScreen() {
  const t = useText();
  const { account } = useSession();
  const { read } = useAccess("messages");
  const cards = useStartCards();
  if (read === true || cards.length === 0)
    return (
      <FeatureGuard of="messages">
        <NetworkStart />
      </FeatureGuard>
    );
  return (
    <Page title={t("start.title", { name: account.firstName })}>
      <Stack gap="md">
        <FeatureCards />
      </Stack>
    </Page>
  );
}

function FeatureCards() {
  const cards = useStartCards();
  return (
    <AfterPaint>
      {cards.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Suspense key={index} fallback={null}>
          <Part />
        </Suspense>
      ))}
    </AfterPaint>
  );
}

/** How the network and the organisation's messages are doing, and what awaits a decision, each with a link. */
function NetworkStart() {
  const t = useText();
  const { account } = useSession();
  const { organisation, network } = useMembership();
  const { read } = useAccess("basicStatistics");
  return (
    <Page
      title={t("start.title", { name: account.firstName })}
      lead={t("start.lead", { organisation: organisation.name, network: network.name })}
    >
      <Stack gap="md">
        <Figures />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Stack gap="md">
              <Card>
                <Stack gap="xs">
                  <Heading order={2}>{t("start.neighbourhoods")}</Heading>
                  <HouseholdsMap />
                </Stack>
              </Card>
              <AfterPaint>
                <Suspense fallback={null}>
                  <ShoutCards />
                </Suspense>
              </AfterPaint>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Stack gap="md">
              <FeatureCards />
              <Card>
                <LatestMessages />
              </Card>
              {read === true && (
                <Card>
                  <TrendingPosts />
                </Card>
              )}
              <AfterPaint>
                <Suspense fallback={null}>
                  <Registrations />
                  {read === true && <EngagementChart />}
                </Suspense>
              </AfterPaint>
            </Stack>
          </Grid.Col>
        </Grid>
      </Stack>
    </Page>
  );
}
