import { Card, Grid, Heading, Page, Stack } from "@stoep/ui";
import { useMembership, useSession } from "../../../app/index.ts";
import { HouseholdsMap } from "../../residents/index.ts";
import { Figures } from "../parts/figures.tsx";
import { LatestMessages } from "../parts/latest-messages.tsx";
import { useText } from "../parts/words.ts";

/** How the network and the organisation's messages do, what waits for a decision, and the ways there. */
export function StartScreen() {
  const t = useText();
  const { account } = useSession();
  const { organisation, network } = useMembership();
  return (
    <Page
      title={t("start.title", { name: account.firstName })}
      lead={t("start.lead", { organisation: organisation.name, network: network.name })}
    >
      <Stack gap="md">
        <Figures />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Card>
              <Stack gap="xs">
                <Heading order={2}>{t("start.neighbourhoods")}</Heading>
                <HouseholdsMap />
              </Stack>
            </Card>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Card>
              <LatestMessages />
            </Card>
          </Grid.Col>
        </Grid>
      </Stack>
    </Page>
  );
}
