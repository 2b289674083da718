import { Card, Grid, Heading, Page, Stack } from "@stoep/ui";
import { textOf, useMembership, useSession } from "../../../app/index.ts";
import { ReportsNotice } from "../../conversations/index.ts";
import { HouseholdsMap, WaitingNotice } from "../../residents/index.ts";
import { LatestMessages } from "../parts/latest-messages.tsx";
import type en from "../text/en.json";

const useText = textOf<typeof en>("feed");

export function StartScreen() {
  const t = useText();
  const { account } = useSession();
  const { organisation, network } = useMembership();
  return (
    <Page
      title={t("start.title", { name: account.firstName })}
      lead={t("start.lead", { organisation: organisation.name, network: network.name })}
    >
      <Stack gap="lg">
        <WaitingNotice />
        <ReportsNotice />
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <Card>
              <Stack>
                <Heading order={2}>{t("start.households")}</Heading>
                <HouseholdsMap />
              </Stack>
            </Card>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <Card>
              <LatestMessages />
            </Card>
          </Grid.Col>
        </Grid>
      </Stack>
    </Page>
  );
}
