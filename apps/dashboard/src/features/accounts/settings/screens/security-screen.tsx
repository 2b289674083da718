import { ButtonLink, Card, Figure, Group, Heading, Skeleton, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, CardsWaiting, Loaded, queryOf, SettingsPage, useFormat } from "../../../../app/index.ts";
import { RequireForm } from "../parts/require-form.tsx";
import { type Organisation, useText } from "../words.ts";

/** Whether everyone needs a second step to sign in, and since when. D §2 */
export function SecurityScreen() {
  const t = useText();
  return (
    <SettingsPage of="security" lead={t("security.lead")}>
      <Security />
    </SettingsPage>
  );
}

function Security() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.getOrganisation));
  return (
    <Loaded query={query} waiting={<CardsWaiting cards={1} />}>
      {(organisation) => (
        <Card style={{ maxWidth: 760 }}>
          <Stack gap="lg">
            <Heading order={2}>{t("security.title")}</Heading>
            <Counts />
            <Rule organisation={organisation} />
            <RequireForm key={organisation.secondFactorFrom} from={organisation.secondFactorFrom} />
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}

function Counts() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.countSecondFactors));
  return (
    <Loaded query={query} waiting={<Skeleton height={96} />}>
      {({ members, withSecondFactor }) => (
        <Stack gap="xs">
          <Figure
            value={t("security.haveOf", { has: withSecondFactor, all: members })}
            label={t("security.have")}
            {...(withSecondFactor < members ? { hint: t("security.haveNot") } : {})}
          />
          {withSecondFactor < members && (
            <Group>
              <ButtonLink href="/settings/members" variant="light" size="sm">
                {t("security.toMembers")}
              </ButtonLink>
            </Group>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function Rule({ organisation: { secondFactorFrom } }: { organisation: Organisation }) {
  const t = useText();
  const format = useFormat();
  if (!secondFactorFrom) return <Text>{t("security.off")}</Text>;
  const state = new Date(secondFactorFrom) > new Date() ? "planned" : "on";
  return <Text>{t(`security.${state}`, { moment: format.moment(secondFactorFrom) })}</Text>;
}
