import { ButtonLink, Card, Grid, Heading, Page, Stack } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { textOf, useAccess, useMembership, useSession } from "../../../app/index.ts";
import { ReportsNotice } from "../../conversations/index.ts";
import { HouseholdsMap, WaitingNotice } from "../../residents/index.ts";
import { LatestMessages } from "../parts/latest-messages.tsx";
import type en from "../text/en.json";

const useText = textOf<typeof en>("feed");

export function StartScreen() {
  const t = useText();
  const { account } = useSession();
  const { organisation, network } = useMembership();
  const { write } = useAccess("messages");
  return (
    <Page
      title={t("start.title", { name: account.firstName })}
      lead={t("start.lead", { organisation: organisation.name, network: network.name })}
      action={
        write === true && (
          <ButtonLink href="/messages/new" leftSection={<PlusIcon aria-hidden />}>
            {t("start.newMessage")}
          </ButtonLink>
        )
      }
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
