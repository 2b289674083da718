import { ButtonLink, Card, Group, Heading, Notice, RecordPage, Stack, StatusBadge, Text } from "@stoep/ui";
import { EditIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  api,
  QueryContent,
  queryOf,
  RecordPlaceholder,
  RowsPlaceholder,
  useFormat,
  useListedRow,
  useRouteParam,
} from "../../../../app/index.ts";
import { AccountLink } from "../../account-links/account-link.tsx";
import { Merges } from "../../duplicates/parts/merges.tsx";
import { Face } from "../../parts/face.tsx";
import { levelLooks, type Person, personHref, useText } from "../parts/words.ts";
import { usePersonActs } from "../record/acts.tsx";
import { useFacts } from "../record/facts.tsx";
import { Household } from "../record/household.tsx";
import { Notes } from "../record/notes.tsx";
import { PrivateCard } from "../record/private-data.tsx";
import { recordCards } from "../record/record-cards.ts";

const RecordCards = recordCards.map((part) => lazyPart(part));

/** A person's record, with what must not be overlooked first. */
export function PersonScreen() {
  const personId = useRouteParam("personId");
  const query = useQuery(queryOf(api.care.getPerson, { params: { personId } }));
  const title = useListedRow<{ id: string; name: string }>("care", personId)?.name;
  return (
    <QueryContent isScreen query={query} waiting={<RecordPlaceholder title={title} />}>
      {(person) => <File person={person} />}
    </QueryContent>
  );
}

function File({ person }: { person: Person }) {
  const t = useText();
  const { acts, dialog } = usePersonActs(person);
  const facts = useFacts(person);
  const edit = person.can.edit === true && (
    <ButtonLink href={`${personHref(person.id)}/edit`} variant="default" leftSection={<EditIcon aria-hidden />}>
      {t("edit")}
    </ButtonLink>
  );
  return (
    <RecordPage
      title={person.name}
      state={<State person={person} />}
      back={{ label: t("back"), href: "/care/members" }}
      action={edit}
      menu={{ label: t("more"), acts }}
      facts={{ label: t("facts.title"), items: facts }}
    >
      <Stack>
        {person.keyRemark && (
          <Notice tone="warning" title={t("keyRemark")}>
            {person.keyRemark}
          </Notice>
        )}
        <SuspensionNotice person={person} />
        {person.can.edit === true && <Merges personId={person.id} />}
        {RecordCards.map((Part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Suspense key={index} fallback={<RowsPlaceholder />}>
            <Part person={person} />
          </Suspense>
        ))}
        {person.introduction && (
          <Card>
            <Stack gap="xs">
              <Heading order={2} size="h4">
                {t("introduction")}
              </Heading>
              <Text style={{ whiteSpace: "pre-wrap" }}>{person.introduction}</Text>
            </Stack>
          </Card>
        )}
        {person.can.seePrivate === true && <PrivateCard person={person} />}
        <Household person={person} />
        {person.can.edit === true && <AccountLink person={person} />}
        {person.can.edit === true && <Notes personId={person.id} />}
      </Stack>
      {dialog}
    </RecordPage>
  );
}

function State({ person }: { person: Person }) {
  const t = useText();
  const format = useFormat();
  const { activity, name, picture, suspendedAt, joinedAt } = person;
  return (
    <Group gap="sm">
      <Face name={name} picture={picture} size={56} />
      <StatusBadge kind={suspendedAt ? "urgent" : levelLooks[activity]}>
        {suspendedAt ? t("picker.suspended") : t(`levels.${activity}`)}
      </StatusBadge>
      <span>{suspendedAt ? "" : t(`levelHint.${activity}`)}</span>
      <span>{t("joinedOn", { day: format.day(joinedAt) })}</span>
    </Group>
  );
}

function SuspensionNotice({ person: { suspendedAt, suspendedBecause } }: { person: Person }) {
  const t = useText();
  const format = useFormat();
  if (suspendedAt === null) return null;
  return (
    <Notice tone="danger" title={t("suspendedSince", { day: format.day(suspendedAt) })}>
      {suspendedBecause}
    </Notice>
  );
}
