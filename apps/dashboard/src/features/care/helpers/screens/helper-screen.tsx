import { Badge, ButtonLink, Group, Notice, RecordPage, Stack, StatusBadge, Text } from "@stoep/ui";
import { EditIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, RecordPlaceholder, useRouteParam } from "../../../../app/index.ts";
import { AccountLink } from "../../account-links/account-link.tsx";
import { Merges } from "../../duplicates/parts/merges.tsx";
import { Face } from "../../parts/face.tsx";
import { PartCard } from "../../parts/part-card.tsx";
import { Household } from "../../people/record/household.tsx";
import { Notes } from "../../people/record/notes.tsx";
import { PrivateCard } from "../../people/record/private-data.tsx";
import { TicketsOfHelper } from "../../tickets/record/person-tickets.tsx";
import { Absences } from "../parts/absences.tsx";
import { Availability } from "../parts/availability.tsx";
import { Certificates } from "../parts/certificates.tsx";
import { HelpedMembers } from "../parts/helped-members.tsx";
import { Hours } from "../parts/hours.tsx";
import { TicketMonths } from "../parts/ticket-months.tsx";
import { useFacts } from "../parts/use-facts.tsx";
import { useStatusActs } from "../parts/use-status-acts.tsx";
import { type File, helperPath, statusLooks, useText } from "../parts/words.ts";

/** A helper's record. Every fetch adds a row to the access log, so returning to the window must not fetch again. */
export function HelperScreen() {
  const personId = useRouteParam("personId");
  const query = useQuery({
    ...queryOf(api.care.getHelper, { params: { personId } }),
    refetchOnWindowFocus: false,
  });
  return (
    <QueryContent query={query} waiting={<RecordPlaceholder />} isScreen>
      {(file) => <HelperRecord file={file} />}
    </QueryContent>
  );
}

function HelperRecord({ file }: { file: File }) {
  const t = useText();
  const { person, helper } = file;
  const { acts, main, dialogs } = useStatusActs(file);
  const facts = useFacts(file);
  const mayEdit = person.can.edit === true;
  const edit = mayEdit && (
    <ButtonLink href={`${helperPath(person.id)}/edit`} variant="default" leftSection={<EditIcon aria-hidden />}>
      {t("edit")}
    </ButtonLink>
  );
  return (
    <RecordPage
      title={person.name}
      state={<State file={file} />}
      back={{ label: t("title"), href: "/care/helpers" }}
      action={main ?? edit}
      menu={{ label: t("more"), acts }}
      facts={{ label: t("facts"), items: facts }}
    >
      <Stack gap="lg">
        <Notices file={file} />
        {mayEdit && <Merges personId={person.id} />}
        <PartCard gap="sm" title={t("available")}>
          {helper.available.length > 0 ? (
            <Availability value={helper.available} />
          ) : (
            <Text c="dimmed">{t("availableUnknown")}</Text>
          )}
          {helper.absences && <Absences personId={person.id} absences={helper.absences} />}
        </PartCard>
        <PartCard gap="sm" title={t("what")}>
          <Text>{helper.skills || t("noSkills")}</Text>
          {person.introduction && <Text style={{ whiteSpace: "pre-wrap" }}>{person.introduction}</Text>}
        </PartCard>
        {helper.certificates && (
          <PartCard gap="sm" title={t("certificates.title")}>
            <Certificates personId={person.id} certificates={helper.certificates} />
          </PartCard>
        )}
        <TicketsOfHelper personId={person.id} />
        <PartCard gap="sm" title={t("months.title")}>
          <TicketMonths months={helper.months} />
        </PartCard>
        <PartCard gap="sm" title={t("members.title")}>
          <HelpedMembers personId={person.id} />
        </PartCard>
        {mayEdit && (
          <PartCard gap="sm" title={t("hours.title")}>
            <Hours personId={person.id} />
          </PartCard>
        )}
        {person.can.seePrivate === true && <PrivateCard person={person} />}
        <Household person={person} />
        {mayEdit && <AccountLink person={person} />}
        {mayEdit && <Notes personId={person.id} />}
      </Stack>
      {dialogs}
    </RecordPage>
  );
}

function State({ file: { person, helper } }: { file: File }) {
  const t = useText();
  return (
    <Group gap={8}>
      <Face {...person} size={56} />
      <StatusBadge kind={statusLooks[helper.status]}>{t(`statuses.${helper.status}`)}</StatusBadge>
      {person.suspendedAt && <Badge color="gray">{t("suspended")}</Badge>}
      <span>{t(`kinds.${helper.kind}`)}</span>
      {person.isMember && <span>{t("alsoMember")}</span>}
    </Group>
  );
}

type Certificate = NonNullable<File["helper"]["certificates"]>[number];

/** A later one of the same name replaces an expired one. */
const expiredNames = (all: readonly Certificate[]) => {
  const valid = new Set(all.filter(({ isOver }) => !isOver).map(({ name }) => name.toLowerCase()));
  return [
    ...new Set(all.filter(({ isOver, name }) => isOver && !valid.has(name.toLowerCase())).map(({ name }) => name)),
  ];
};

/** What must not be overlooked in the record. */
function Notices({ file: { person, helper } }: { file: File }) {
  const t = useText();
  const expired = expiredNames(helper.certificates ?? []).join(", ");
  return (
    <>
      {expired && <Notice tone="warning" title={t("expiredNotice", { checks: expired })} />}
      {person.keyRemark && <Notice tone="warning" title={person.keyRemark} />}
      {person.suspendedBecause && <Notice title={t("suspendedBecause", { reason: person.suspendedBecause })} />}
      {helper.declinedBecause && <Notice title={t("declinedBecause", { reason: helper.declinedBecause })} />}
    </>
  );
}
