import { useLanguage } from "@stoep/client/texts";
import { Page } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useCommand,
  useGo,
  useRouteParam,
} from "../../../../app/index.ts";
import { useTakenContact } from "../../parts/use-taken-contact.ts";
import { Doubles } from "../../people/parts/doubles.tsx";
import { bodyOf, draftOf, newPerson } from "../../people/parts/person-draft.ts";
import { emptyHelper, helperBody, helperValuesOf } from "../parts/helper-draft.ts";
import { HelperForm, useHelperForms } from "../parts/helper-form.tsx";
import { FoundHelper, SameHelper } from "../parts/same-helper.tsx";
import { type File, helperPath, useText } from "../parts/words.ts";

/** Adds a helper. If a person with the same email address or number exists, they are offered instead of a second record. S2 §5 */
export function NewHelperScreen() {
  const t = useText();
  const go = useGo();
  const language = useLanguage();
  const forms = useHelperForms(newPerson(language), emptyHelper);
  const { taken, forget, linkWith, refused } = useTakenContact(forms.person.values);
  const open = ({ person }: File) => {
    forms.resetDirty();
    go(helperPath(person.id), { replace: true });
  };
  const create = useCommand(api.care.createHelper, {
    form: forms,
    done: t("created"),
    whenDone: open,
    refused,
  });
  const part = helperBody(forms.part.values);
  const send = (householdWith: string[] = []) =>
    void create.run({ body: { ...bodyOf(forms.person.values, null), ...part, householdWith } });
  const save = () => {
    forget();
    send();
  };
  const link = (personId: string) => send(linkWith(personId));
  return (
    <Page title={t("create")} width="narrow" back={{ label: t("title"), href: "/care/helpers" }}>
      <HelperForm
        forms={forms}
        isSaving={create.isRunning}
        cancelHref="/care/helpers"
        onSave={save}
        doubles={
          taken === null && (
            <Doubles
              of={forms.person.values}
              row={(person) => <FoundHelper key={person.id} person={person} part={part} onMade={open} />}
            />
          )
        }
      >
        {taken && <SameHelper {...taken} part={part} onMade={open} onSameHousehold={link} />}
      </HelperForm>
    </Page>
  );
}

export function EditHelperScreen() {
  const personId = useRouteParam("personId");
  const query = useQuery({
    ...queryOf(api.care.getHelper, { params: { personId } }),
    refetchOnWindowFocus: false,
  });
  return (
    <QueryContent query={query} waiting={<FormPlaceholder />} isScreen>
      {(file) => <EditHelper key={file.person.version} file={file} />}
    </QueryContent>
  );
}

function EditHelper({ file: { person, helper } }: { file: File }) {
  const t = useText();
  const go = useGo();
  const { id: personId, name, version } = person;
  const [before] = useState(() => draftOf(person));
  const forms = useHelperForms(before, helperValuesOf(helper));
  const { taken, forget, linkWith, refused } = useTakenContact(forms.person.values);
  const edit = useCommand(api.care.editHelper, {
    form: forms,
    done: t("saved"),
    whenDone: () => {
      forms.resetDirty();
      go(helperPath(personId), { replace: true });
    },
    refused,
  });
  const send = (householdWith: string[] = []) => {
    const body = { ...bodyOf(forms.person.values, before), ...helperBody(forms.part.values), version, householdWith };
    void edit.run({ params: { personId }, body });
  };
  const save = () => {
    forget();
    send();
  };
  const link = (otherId: string) => send(linkWith(otherId));
  return (
    <Page title={t("editTitle")} width="narrow" back={{ label: name, href: helperPath(personId) }}>
      <HelperForm
        forms={forms}
        isSaving={edit.isRunning}
        cancelHref={helperPath(personId)}
        isLinked={person.isLinked}
        onSave={save}
      >
        {taken && <SameHelper {...taken} part={null} onMade={() => {}} onSameHousehold={link} />}
      </HelperForm>
    </Page>
  );
}
