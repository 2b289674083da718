import { useLanguage } from "@stoep/client/texts";
import { Button, Card, Group, Page, Stack, TextArea, TextField, useForm } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { api, useCommand, useFieldText, useGo, useLeaveQuestion, useSearch } from "../../../../app/index.ts";
import { bodyOf, newTicket, type TicketDraft } from "../parts/ticket-draft.ts";
import { ContentFields, MemberFields, PlanFields } from "../parts/ticket-fields.tsx";
import { ticketHref, useText } from "../parts/words.ts";

/** Adds a ticket during a call: first the member, then the request. */
export function NewTicketScreen() {
  const t = useText();
  const ticket = useTicket();
  const { form, created, newBodyOf } = ticket;
  const create = useCommand(api.care.createTicket, { form, done: t("created"), whenDone: created });
  return (
    <TicketForm
      title={t("create")}
      lead={t("newLead")}
      ticket={ticket}
      save={{ label: t("save"), isRunning: create.isRunning }}
      onSubmit={(draft) => void create.run({ body: newBodyOf(draft) })}
    >
      <PlanFields form={form} />
    </TicketForm>
  );
}

/** Adds a ticket for something already over, on one screen: its outcome, or where the member was referred. S2 §2 */
export function FastTicketScreen() {
  const t = useText();
  const ticket = useTicket();
  const { form, created, newBodyOf } = ticket;
  const create = useCommand(api.care.createFastTicket, { form, done: t("created"), whenDone: created });
  return (
    <TicketForm
      title={t("fast")}
      lead={t("fastLead")}
      ticket={ticket}
      save={{ label: t("register"), isRunning: create.isRunning }}
      onSubmit={(draft) => {
        const { outcome, referredTo } = draft;
        void create.run({ body: { ...newBodyOf(draft), outcome, referredTo } });
      }}
    >
      <TextArea label={t("fields.outcome")} maxLength={2000} autosize minRows={2} {...form.getInputProps("outcome")} />
      <TextField
        label={t("fields.referredTo")}
        description={t("fields.referredHint")}
        maxLength={200}
        {...form.getInputProps("referredTo")}
      />
    </TicketForm>
  );
}

type FormProps = {
  title: string;
  lead: string;
  ticket: ReturnType<typeof useTicket>;
  save: { label: string; isRunning: boolean };
  onSubmit: (draft: TicketDraft) => void;
  children: ReactNode;
};

function TicketForm({ title, lead, ticket: { form, known, isNew, setIsNew }, save, onSubmit, children }: FormProps) {
  const t = useText();
  return (
    <Page title={title} lead={lead} width="narrow" back={{ label: t("title"), href: "/care/tickets" }}>
      <form onSubmit={form.onSubmit(onSubmit)} noValidate>
        <Card>
          <Stack>
            <MemberFields form={form} known={known} isNew={isNew} onNew={setIsNew} />
            <ContentFields form={form} isFirst={known !== null} />
            {children}
            <Group>
              <Button type="submit" loading={save.isRunning}>
                {save.label}
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
    newBodyOf: (draft: TicketDraft) => bodyOf(draft, { isNewMember: isNew, shoutId: shout ?? null }),
    known: member === undefined ? null : knownAs(member, name),
    created: ({ id }: { id: string }) => {
      disarm();
      go(ticketHref(id));
    },
  };
}
