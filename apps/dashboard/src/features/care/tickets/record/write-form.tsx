import { Button, Card, MultiSelect, Segmented, Stack, TextArea, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useFieldText, useSession } from "../../../../app/index.ts";
import { useConciergeOptions } from "../parts/filters.ts";
import { type Ticket, useText } from "../parts/words.ts";
import { MessageForm } from "./message-form.tsx";

const kinds = ["comment", "note", "message"] as const;
type Kind = (typeof kinds)[number];
const begin = { text: "", mentionIds: [] as string[] };

/** Writes a comment, which everyone who may read the ticket sees, a note, which viewers do not see, or a message to the member or helper. */
export function WriteForm({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const [kind, setKind] = useState<Kind>("comment");
  const offered = kinds.filter((one) => one !== "message" || ticket.reach.length > 0);
  return (
    <Card>
      <Stack gap="sm">
        <Segmented
          aria-label={t("write.which")}
          data={offered.map((value) => ({ value, label: t(`write.${value}`) }))}
          value={kind}
          onChange={(value) => setKind(kinds.find((one) => one === value) ?? "comment")}
          style={{ alignSelf: "start" }}
        />
        {kind === "message" ? <MessageForm ticket={ticket} /> : <TextForm key={kind} ticket={ticket} kind={kind} />}
      </Stack>
    </Card>
  );
}

function TextForm({ ticket: { id: ticketId }, kind }: { ticket: Ticket; kind: Exclude<Kind, "message"> }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: begin,
    validate: { text: (text) => (text.trim() === "" ? fieldText("textRequired") : null) },
  });
  const options = { form, done: t("write.done"), whenDone: () => form.setValues(begin) };
  const comment = useCommand(api.care.commentTicket, options);
  const note = useCommand(api.care.noteTicket, options);
  const submit = form.onSubmit(({ text, mentionIds }) => {
    const params = { ticketId };
    void (kind === "note" ? note.run({ params, body: { text, mentionIds } }) : comment.run({ params, body: { text } }));
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextArea
          label={t(`write.${kind}`)}
          description={t(`write.${kind}Hint`)}
          maxLength={2000}
          autosize
          minRows={2}
          {...form.getInputProps("text")}
        />
        {kind === "note" && <Mentions {...form.getInputProps("mentionIds")} />}
        <Button type="submit" size="sm" style={{ alignSelf: "start" }} loading={comment.isRunning || note.isRunning}>
          {t("write.send")}
        </Button>
      </Stack>
    </form>
  );
}

function Mentions(field: object) {
  const t = useText();
  const { account } = useSession();
  const colleagues = useConciergeOptions().filter(({ value }) => value !== account.id);
  return (
    <MultiSelect
      label={t("write.mention")}
      description={t("write.mentionHint")}
      data={colleagues}
      searchable
      clearable
      maxValues={20}
      {...field}
    />
  );
}
