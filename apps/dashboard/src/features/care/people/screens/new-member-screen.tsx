import { useLanguage } from "@stoep/client/texts";
import { personName } from "@stoep/contract/kernel";
import { Button, Card, Group, Page, Stack } from "@stoep/ui";
import { api, useCommand, useGo, useLeaveQuestion, useSearch } from "../../../../app/index.ts";
import { useTakenContact } from "../../parts/use-taken-contact.ts";
import { Doubles } from "../parts/doubles.tsx";
import { bodyOf, newPerson } from "../parts/person-draft.ts";
import { MoreFields, PersonFields, usePersonForm } from "../parts/person-form.tsx";
import { FoundPerson, SamePerson } from "../parts/same-person.tsx";
import { personHref, useText } from "../parts/words.ts";

/** A new member: name, contact and language are enough. S2 §5 */
export function NewMemberScreen() {
  const t = useText();
  const go = useGo();
  const language = useLanguage();
  const { name = "" } = useSearch(["name"]);
  const form = usePersonForm(newPerson(language, name));
  const { taken, forget, linkWith, refused } = useTakenContact(form.values);
  const disarm = useLeaveQuestion(form.isDirty());
  const use = ({ id }: { id: string }) => {
    disarm();
    go(personHref(id));
  };
  const create = useCommand(api.care.createMember, {
    form,
    done: t("added", { name: personName(form.values) }),
    whenDone: use,
    refused,
  });
  const submit = form.onSubmit((draft) => {
    forget();
    void create.run({ body: bodyOf(draft, null) });
  });
  const link = (personId: string) =>
    void create.run({ body: { ...bodyOf(form.values, null), householdWith: linkWith(personId) } });
  return (
    <Page title={t("create")} lead={t("newLead")} width="narrow" back={{ label: t("back"), href: "/care/members" }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Card>
            <PersonFields
              form={form}
              doubles={
                taken === null && (
                  <Doubles
                    of={form.values}
                    row={(person) => <FoundPerson key={person.id} person={person} onUse={use} />}
                  />
                )
              }
            />
          </Card>
          <details>
            <summary>{t("moreFields")}</summary>
            <Card>
              <MoreFields form={form} />
            </Card>
          </details>
          {taken && <SamePerson {...taken} onUse={use} onSameHousehold={link} />}
          <Group>
            <Button type="submit" loading={create.isRunning}>
              {t("add")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
