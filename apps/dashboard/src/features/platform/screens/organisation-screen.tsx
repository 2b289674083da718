import { languages } from "@stoep/contract/kernel";
import { Button, Card, Group, Heading, Page, Select, Stack, Text, TextField, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  CardsPlaceholder,
  DeliveryNote,
  languageNames,
  QueryContent,
  queryOf,
  useCommand,
  useFormat,
  useRouteParam,
  useSendAgain,
} from "../../../app/index.ts";
import { LicencesCard } from "../parts/licences-card.tsx";
import { OrganisationFields } from "../parts/organisation-fields.tsx";
import { type Organisation, useText } from "../words.ts";

/** An organisation: its name, its owners and its licences. */
export function OrganisationScreen() {
  const organisationId = useRouteParam("organisationId");
  const query = useQuery(queryOf(api.platform.getOrganisation, { params: { organisationId } }));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder isPage cards={3} />} isScreen>
      {(organisation) => <OrganisationRecord key={organisation.id} organisation={organisation} />}
    </QueryContent>
  );
}

function OrganisationRecord({ organisation }: { organisation: Organisation }) {
  const t = useText();
  const back = { label: t("organisations.title"), href: "/platform/organisations" };
  return (
    <Page title={organisation.name} lead={organisation.network.name} width="normal" back={back}>
      <Stack gap="lg">
        <LicencesCard organisation={organisation} />
        <Owners organisation={organisation} />
        <Details organisation={organisation} />
      </Stack>
    </Page>
  );
}

function Details({ organisation }: { organisation: Organisation }) {
  const t = useText();
  const { id, name, kind } = organisation;
  const form = useForm({ initialValues: { name, kind } });
  const edit = useCommand(api.platform.editOrganisation, { form, done: t("saved") });
  return (
    <Card>
      <form onSubmit={form.onSubmit((body) => void edit.run({ params: { organisationId: id }, body }))} noValidate>
        <Stack>
          <Heading order={2}>{t("organisation.details")}</Heading>
          <OrganisationFields form={form} />
          <Group>
            <Button type="submit" loading={edit.isRunning}>
              {t("save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function Owners({ organisation }: { organisation: Organisation }) {
  const t = useText();
  const format = useFormat();
  const { owners, invitations } = organisation;
  return (
    <Card>
      <Stack>
        <Heading order={2}>{t("owners.title")}</Heading>
        {owners.length + invitations.length === 0 && <Text c="dimmed">{t("owners.none")}</Text>}
        {owners.map(({ accountId, name, email, lastUsedAt }) => (
          <div key={accountId}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {email} · {lastUsedAt ? t("owners.lastUsed", { when: format.ago(lastUsedAt) }) : t("owners.neverUsed")}
            </Text>
          </div>
        ))}
        {invitations.map((invitation) => (
          <InvitedOwner key={invitation.id} organisationId={organisation.id} invitation={invitation} />
        ))}
        <InviteOwner organisationId={organisation.id} />
      </Stack>
    </Card>
  );
}

type Invitation = Organisation["invitations"][number];

/** Sending again gives them a new link. */
function InvitedOwner({ organisationId, invitation }: { organisationId: string; invitation: Invitation }) {
  const t = useText();
  const format = useFormat();
  const again = useSendAgain(api.platform.inviteOwner);
  const { email, language, expiresAt, isExpired, delivery } = invitation;
  return (
    <div>
      <Text fw={600}>{email}</Text>
      <Text size="sm" c="dimmed">
        {t(isExpired ? "owners.expired" : "owners.invited", { day: format.day(expiresAt) })}
      </Text>
      <DeliveryNote
        delivery={delivery}
        name={email}
        isSending={again.isRunning}
        onAgain={() => void again.run({ params: { organisationId }, body: { email, language } })}
      />
    </div>
  );
}

function InviteOwner({ organisationId }: { organisationId: string }) {
  const t = useText();
  const form = useForm({ initialValues: { email: "", language: languages[1] as (typeof languages)[number] } });
  const invite = useCommand(api.platform.inviteOwner, { form, done: t("owners.sent"), whenDone: () => form.reset() });
  const submit = form.onSubmit((body) => void invite.run({ params: { organisationId }, body }));
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-end" wrap="wrap">
        <TextField label={t("owners.email")} type="email" miw={240} flex={1} {...form.getInputProps("email")} />
        <Select
          label={t("organisation.ownerLanguage")}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          {...form.getInputProps("language")}
        />
        <Button type="submit" variant="default" loading={invite.isRunning}>
          {t("owners.invite")}
        </Button>
      </Group>
    </form>
  );
}
