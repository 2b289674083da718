import { Button, Card, Group, Page, Stack, TextArea, TextField } from "@stoep/ui";
import type { ReactNode } from "react";
import { api, useCommand } from "../../../../app/index.ts";
import { MemberFields } from "../new/member-fields.tsx";
import { type NewTicket, useNewTicket } from "../new/use-new-ticket.ts";
import type { TicketDraft } from "../parts/ticket-draft.ts";
import { ContentFields, PlanFields } from "../parts/ticket-fields.tsx";
import { useText } from "../parts/words.ts";

/** Adds a ticket during a call: first the member, then the request. */
export function NewTicketScreen() {
  const t = useText();
  const ticket = useNewTicket();
  const create = useCommand(api.care.createTicket, { ...ticket.command, done: t("created") });
  return (
    <TicketForm
      title={t("create")}
      lead={t("newLead")}
      ticket={ticket}
      save={{ label: t("save"), isRunning: create.isRunning }}
      onSubmit={(draft, householdWith) => void create.run({ body: ticket.bodyOf(draft, householdWith) })}
    >
      <PlanFields form={ticket.form} />
    </TicketForm>
  );
}

/** Adds a ticket for something already over, on one screen: its outcome, or where the member was referred. S2 §2 */
export function FastTicketScreen() {
  const t = useText();
  const ticket = useNewTicket();
  const { form } = ticket;
  const create = useCommand(api.care.createFastTicket, { ...ticket.command, done: t("created") });
  return (
    <TicketForm
      title={t("fast")}
      lead={t("fastLead")}
      ticket={ticket}
      save={{ label: t("register"), isRunning: create.isRunning }}
      onSubmit={(draft, householdWith) => {
        const { outcome, referredTo } = draft;
        void create.run({ body: { ...ticket.bodyOf(draft, householdWith), outcome, referredTo } });
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
  ticket: NewTicket;
  save: { label: string; isRunning: boolean };
  onSubmit: (draft: TicketDraft, householdWith: string[]) => void;
  children: ReactNode;
};

function TicketForm({ title, lead, ticket, save, onSubmit, children }: FormProps) {
  const t = useText();
  const { form, isKnown, forget, linkWith } = ticket;
  const submit = form.onSubmit((draft) => {
    forget();
    onSubmit(draft, []);
  });
  return (
    <Page title={title} lead={lead} width="narrow" back={{ label: t("title"), href: "/care/tickets" }}>
      <form onSubmit={submit} noValidate>
        <Card>
          <Stack>
            <MemberFields ticket={ticket} onSameHousehold={(personId) => onSubmit(form.values, linkWith(personId))} />
            <ContentFields form={form} isFirst={isKnown} />
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
