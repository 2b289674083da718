import { Button, Card, confirm, Group, Heading, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, CardsPlaceholder, QueryContent, queryOf, SettingsPage, useCommand } from "../../../app/index.ts";
import { CopiedAddress } from "../parts/copied-address.tsx";
import { useText } from "../parts/words.ts";

/** Links for subscribing to the organisation's activities from other calendars. */
export function SubscriptionScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.publishing.getOrganisationCalendar));
  return (
    <SettingsPage of="calendar" lead={t("calendar.lead")}>
      <QueryContent query={query} waiting={<CardsPlaceholder />}>
        {({ address, publicAddress }) => (
          <Stack gap="lg">
            <Card id="publicCalendar">
              <Stack gap="sm">
                <Heading order={3}>{t("calendar.public")}</Heading>
                <Text>{t("calendar.publicText")}</Text>
                <CopiedAddress address={publicAddress} label={t("calendar.public")} />
              </Stack>
            </Card>
            <Secret address={address} />
          </Stack>
        )}
      </QueryContent>
    </SettingsPage>
  );
}

function Secret({ address }: { address: string | null }) {
  const t = useText();
  const renew = useCommand(api.publishing.renewOrganisationCalendar, { done: t("calendar.renewed") });
  const end = useCommand(api.publishing.endOrganisationCalendar, { done: t("calendar.ended") });
  const ask = (what: "renew" | "end") =>
    confirm({
      title: t(`calendar.${what}Title`),
      message: t("calendar.endText"),
      confirmLabel: t(`calendar.${what}`),
      cancelLabel: t("coming.back"),
      isDestructive: true,
    });
  const askAndRenew = async () => {
    if (await ask("renew")) await renew.run({});
  };
  const askAndEnd = async () => {
    if (await ask("end")) await end.run({});
  };
  return (
    <Card id="ownCalendar">
      <Stack gap="sm">
        <Heading order={3}>{t("calendar.all")}</Heading>
        <Text>{t("calendar.allText")}</Text>
        {address === null ? (
          <Group>
            <Button loading={renew.isRunning} onClick={() => void renew.run({})}>
              {t("calendar.make")}
            </Button>
          </Group>
        ) : (
          <>
            <CopiedAddress address={address} label={t("calendar.all")} />
            <Group>
              <Button variant="default" loading={renew.isRunning} onClick={() => void askAndRenew()}>
                {t("calendar.renew")}
              </Button>
              <Button variant="subtle" color="brick" loading={end.isRunning} onClick={() => void askAndEnd()}>
                {t("calendar.end")}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}
