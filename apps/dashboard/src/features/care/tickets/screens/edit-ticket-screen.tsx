import { Button, ButtonLink, Group, Page, Stack, useForm, useKitZone } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useCommand,
  useFieldText,
  useGo,
  useLeaveQuestion,
  usePastYear,
  useRouteParam,
} from "../../../../app/index.ts";
import { useOverride } from "../../matching/index.ts";
import { PartCard } from "../../parts/part-card.tsx";
import { EditConflict } from "../parts/edit-conflict.tsx";
import { draftOf, type EditDraft, editBody, hasOtherTimes, hasTimes } from "../parts/edit-draft.ts";
import { InternalFields, RequestFields, WorkFields } from "../parts/edit-fields.tsx";
import { useNotifySides } from "../parts/use-notify-sides.tsx";
import { type Ticket, ticketHref, useText } from "../parts/words.ts";

/** Edits the content of a ticket, its concierge and the time of the help, as far as its state allows. S2 §3, §4 */
export function EditTicketScreen() {
  const ticketId = useRouteParam("ticketId");
  const query = useQuery(queryOf(api.care.getTicket, { params: { ticketId } }));
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder />}>
      {(ticket) => <TicketEditor key={ticket.id} ticket={ticket} />}
    </QueryContent>
  );
}

/** Keeps what is typed when a colleague changes the ticket in the meantime; saving then shows both versions. */
function TicketEditor({ ticket: opened }: { ticket: Ticket }) {
  const t = useText();
  const go = useGo();
  const [ticket, setTicket] = useState(opened);
  const zone = useKitZone();
  const base = useRef({ version: opened.version, draft: draftOf(opened, zone) });
  const [isBehind, setBehind] = useState(false);
  const form = useEditForm(base.current.draft);
  const disarm = useLeaveQuestion(form.isDirty());
  const href = ticketHref(opened.id);
  const isTold = ticket.state === "planned" && hasOtherTimes(form.values, base.current.draft);
  const { tell, field } = useNotifySides(ticket, isTold ? ["helper", "member"] : []);
  const { override, refused, field: overrideField } = useOverride(ticket.helper?.name ?? "");
  const save = useCommand(api.care.editTicket, {
    form,
    fieldsUnder: "appointment",
    done: t("edit.saved"),
    whenDone: () => {
      disarm();
      go(href, { replace: true });
    },
    refused: (refusal) => {
      if (refusal.code !== "changed_meanwhile") return refused(refusal);
      setBehind(true);
      return true;
    },
  });
  const askPastYear = usePastYear();
  const send = async (draft: EditDraft) => {
    const { version, draft: before } = base.current;
    if (!(await askPastYear(draft.startsOn, before.startsOn))) return false;
    return save.run({
      params: { ticketId: opened.id },
      body: { ...editBody(draft, before, { tell, override }), version },
    });
  };
  const settled = useRef<EditDraft | null>(null);
  const settle = (theirs: Ticket, merged: EditDraft) => {
    base.current = { version: theirs.version, draft: draftOf(theirs, zone) };
    settled.current = merged;
    setTicket(theirs);
    form.setValues(merged);
    setBehind(false);
  };
  return (
    <Page title={t("edit.title")} width="narrow" back={{ label: ticket.title, href }}>
      <form onSubmit={form.onSubmit((draft) => void send(draft))} noValidate>
        <Stack>
          <PartCard title={t("edit.asked")}>
            <RequestFields form={form} ticket={ticket} />
          </PartCard>
          <PartCard title={t("fields.work")}>
            <WorkFields
              form={form}
              ticket={ticket}
              below={
                <>
                  {field}
                  {overrideField}
                </>
              }
            />
          </PartCard>
          <PartCard title={t("edit.internal")}>
            <InternalFields form={form} ticket={ticket} />
          </PartCard>
          <Group justify="end">
            <ButtonLink href={href} variant="default">
              {t("cancel")}
            </ButtonLink>
            <Button type="submit" loading={save.isRunning}>
              {t("save")}
            </Button>
          </Group>
        </Stack>
      </form>
      {isBehind && (
        <EditConflict
          ticketId={opened.id}
          before={base.current.draft}
          draft={form.values}
          version={base.current.version}
          onSettle={settle}
          onSave={async () => send(settled.current ?? form.values)}
        />
      )}
    </Page>
  );
}

/** Day and times are required together, and cannot be removed once set. */
function useEditForm(before: EditDraft) {
  const fieldText = useFieldText();
  const needed = (value: string | null, draft: EditDraft) =>
    !value && (hasTimes(draft) || hasTimes(before)) ? fieldText("appointmentRequired") : null;
  return useForm({
    initialValues: before,
    validate: {
      title: (text) => (text.trim() === "" ? fieldText("titleRequired") : null),
      startsOn: needed,
      startsAt: needed,
      endsAt: needed,
    },
  });
}
