import { Button, Card, Group, Page, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useCommand,
  useGo,
  useLeaveQuestion,
  useRouteParam,
} from "../../../../app/index.ts";
import { useTakenContact } from "../../parts/use-taken-contact.ts";
import { bodyOf, draftOf, type PersonDraft } from "../parts/person-draft.ts";
import { MoreFields, PersonFields, usePersonForm } from "../parts/person-form.tsx";
import { SamePerson } from "../parts/same-person.tsx";
import { type Person, personHref, useText } from "../parts/words.ts";

/** Edits everything in a person's record except the private data. */
export function EditMemberScreen() {
  const personId = useRouteParam("personId");
  const query = useQuery(queryOf(api.care.getPerson, { params: { personId } }));
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder />}>
      {(person) => <EditMember key={person.version} person={person} />}
    </QueryContent>
  );
}

function EditMember({ person }: { person: Person }) {
  const t = useText();
  const go = useGo();
  const { id, name, version } = person;
  const [before] = useState(() => draftOf(person));
  const form = usePersonForm(before);
  const { taken, forget, linkWith, refused } = useTakenContact(form.values);
  const disarm = useLeaveQuestion(form.isDirty());
  const save = useCommand(api.care.editPerson, {
    form,
    done: t("saved"),
    whenDone: () => {
      disarm();
      go(personHref(id));
    },
    refused,
  });
  const send = (draft: PersonDraft, householdWith: string[] = []) =>
    void save.run({ params: { personId: id }, body: { ...bodyOf(draft, before), version, householdWith } });
  const submit = form.onSubmit((draft) => {
    forget();
    send(draft);
  });
  const link = (personId: string) => send(form.values, linkWith(personId));
  return (
    <Page title={t("editTitle", { name })} width="narrow" back={{ label: name, href: personHref(id) }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Card>
            <PersonFields form={form} isLinked={person.isLinked} />
          </Card>
          <Card>
            <MoreFields form={form} />
          </Card>
          {taken && <SamePerson {...taken} onSameHousehold={link} />}
          <Group>
            <Button type="submit" loading={save.isRunning}>
              {t("save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
