import { useLanguage } from "@stoep/client/texts";
import { Button, Card, Group, Page, Stack, TextArea, TextField, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useFieldText, useGo, useLeaveQuestion, useSearch } from "../../../../app/index.ts";
import { bodyOf, newTicket } from "../parts/ticket-draft.ts";
import { ContentFields, MemberFields, PlanFields } from "../parts/ticket-fields.tsx";
import { ticketHref, useText } from "../parts/words.ts";

/** Adds a ticket during a call: first the member, then the request. */
export function NewTicketScreen() {
  const t = useText();
  const { form, isNew, setIsNew, shoutId, known, created } = useTicket();
  const create = useCommand(api.care.createTicket, { form: form as never, done: t("created"), whenDone: created });
  const submit = form.onSubmit((draft) => void create.run({ body: bodyOf(draft, { isNewMember: isNew, shoutId }) }));
  return (
    <Page title={t("create")} lead={t("newLead")} width="narrow" back={{ label: t("title"), href: "/care/tickets" }}>
      <form onSubmit={submit} noValidate>
        <Card>
          <Stack>
            <MemberFields form={form} known={known} isNew={isNew} onNew={setIsNew} />
            <ContentFields form={form} isFirst={known !== null} />
            <PlanFields form={form} />
            <Group>
              <Button type="submit" loading={create.isRunning}>
                {t("save")}
              </Button>
            </Group>
          </Stack>
        </Card>
      </form>
    </Page>
  );
}

/** Adds a ticket for something already over, on one screen: its outcome, or where the member was referred. S2 §2 */
export function FastTicketScreen() {
  const t = useText();
  const { form, isNew, setIsNew, shoutId, known, created } = useTicket();
  const create = useCommand(api.care.createFastTicket, { form: form as never, done: t("created"), whenDone: created });
  const submit = form.onSubmit((draft) => {
    const { outcome, referredTo } = draft;
    void create.run({ body: { ...bodyOf(draft, { isNewMember: isNew, shoutId }), outcome, referredTo } });
  });
  return (
    <Page title={t("fast")} lead={t("fastLead")} width="narrow" back={{ label: t("title"), href: "/care/tickets" }}>
      <form onSubmit={submit} noValidate>
        <Card>
          <Stack>
            <MemberFields form={form} known={known} isNew={isNew} onNew={setIsNew} />
            <ContentFields form={form} isFirst={known !== null} />
            <TextArea
              label={t("fields.outcome")}
              maxLength={2000}
              autosize
              minRows={2}
              {...form.getInputProps("outcome")}
            />
            <TextField
              label={t("fields.referredTo")}
              description={t("fields.referredHint")}
              maxLength={200}
              {...form.getInputProps("referredTo")}
            />
            <Group>
              <Button type="submit" loading={create.isRunning}>
                {t("register")}
              </Button>
            </Group>
          </Stack>
        </Card>
      </form>
    </Page>
  );
}

/** The person whose record the user comes from. */
const knownAs = (id: string, name: string) => ({
  id,
  name,
  detail: "",
  phone: null,
  isMember: true,
  isHelper: false,
  isSuspended: false,
});

function useTicket() {
  const go = useGo();
  const fieldText = useFieldText();
  const language = useLanguage() as "nl";
  const { title = "", shout, member, name = "" } = useSearch(["title", "shout", "member", "name"]);
  const [isNew, setIsNew] = useState(false);
  const form = useForm({
    initialValues: { ...newTicket(language, title.slice(0, 250)), memberId: member ?? null },
    validate: {
      title: (text) => (text.trim() === "" ? fieldText("titleRequired") : null),
      memberId: (id) => (!isNew && id === null ? fieldText("required") : null),
      firstName: (name) => (isNew && name.trim() === "" ? fieldText("firstNameRequired") : null),
      phone: (phone, { email }) => (isNew && phone.trim() + email.trim() === "" ? fieldText("contactRequired") : null),
    },
  });
  const disarm = useLeaveQuestion(form.isDirty());
  return {
    form,
    isNew,
    setIsNew,
    shoutId: shout ?? null,
    known: member === undefined ? null : knownAs(member, name),
    created: ({ id }: { id: string }) => {
      disarm();
      go(ticketHref(id));
    },
  };
}
