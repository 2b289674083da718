import { ButtonLink, Card, Figure, Group, Heading, Skeleton, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  CardsPlaceholder,
  QueryContent,
  queryOf,
  SettingsPage,
  useFormat,
  useSession,
} from "../../../app/index.ts";
import { type Organisation, useText } from "../settings/words.ts";
import { CareSecurityForm } from "./care-security-form.tsx";
import { SecondFactorPolicyForm } from "./second-factor-policy-form.tsx";

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
    <QueryContent query={query} waiting={<CardsPlaceholder cards={1} />}>
      {(organisation) => (
        <Stack gap="lg" style={{ maxWidth: 760 }}>
          <Card id="stepForEveryone">
            <Stack gap="lg">
              <Heading order={2}>{t("security.title")}</Heading>
              <Counts />
              <Rule organisation={organisation} />
              <SecondFactorPolicyForm key={organisation.secondFactorFrom} from={organisation.secondFactorFrom} />
            </Stack>
          </Card>
          <CareSecurity isRequired={organisation.isCareSecured} />
        </Stack>
      )}
    </QueryContent>
  );
}

/** Only where the organisation has care. */
function CareSecurity({ isRequired }: { isRequired: boolean }) {
  const t = useText();
  const { active } = useSession();
  if (active.kind !== "membership" || active.licences.care === "none") return null;
  return (
    <Card id="stepForCare">
      <Stack gap="lg">
        <Heading order={2}>{t("careSecurity.title")}</Heading>
        <CareSecurityForm isRequired={isRequired} />
      </Stack>
    </Card>
  );
}

function Counts() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.countSecondFactors));
  return (
    <QueryContent query={query} waiting={<Skeleton height={96} />}>
      {({ members, withSecondFactor }) => (
        <Stack gap="xs">
          <Figure
            value={t("security.haveOf", { has: withSecondFactor, all: members })}
            label={t("security.have")}
            hint={withSecondFactor < members ? t("security.haveNot") : undefined}
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
    </QueryContent>
  );
}

function Rule({ organisation: { secondFactorFrom } }: { organisation: Organisation }) {
  const t = useText();
  const format = useFormat();
  if (!secondFactorFrom) return <Text>{t("security.off")}</Text>;
  const state = new Date(secondFactorFrom) > new Date() ? "planned" : "on";
  return <Text>{t(`security.${state}`, { moment: format.moment(secondFactorFrom) })}</Text>;
}
