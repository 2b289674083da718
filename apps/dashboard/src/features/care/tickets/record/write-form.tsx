import { Button, Card, Segmented, Stack, TextArea, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useFieldText } from "../../../../app/index.ts";
import { type Ticket, useText } from "../parts/words.ts";

const kinds = ["comment", "note"] as const;

/** A comment, which all who read the ticket see, or a note, which viewers do not. */
export function WriteForm({ ticket: { id: ticketId } }: { ticket: Ticket }) {
  const t = useText();
  const fieldText = useFieldText();
  const [kind, setKind] = useState<(typeof kinds)[number]>("comment");
  const form = useForm({
    initialValues: { text: "" },
    validate: { text: (text) => (text.trim() === "" ? fieldText("textRequired") : null) },
  });
  const options = { form: form as never, done: t("write.done"), whenDone: () => form.setValues({ text: "" }) };
  const comment = useCommand(api.care.commentTicket, options);
  const note = useCommand(api.care.noteTicket, options);
  const submit = form.onSubmit((body) => {
    const input = { params: { ticketId }, body };
    void (kind === "note" ? note.run(input) : comment.run(input));
  });
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Segmented
            aria-label={t("write.which")}
            data={kinds.map((value) => ({ value, label: t(`write.${value}`) }))}
            value={kind}
            onChange={(value) => setKind(kinds.find((one) => one === value) ?? "comment")}
            style={{ alignSelf: "start" }}
          />
          <TextArea
            label={t(`write.${kind}`)}
            description={t(`write.${kind}Hint`)}
            maxLength={2000}
            autosize
            minRows={2}
            {...form.getInputProps("text")}
          />
          <Button type="submit" size="sm" style={{ alignSelf: "start" }} loading={comment.isRunning || note.isRunning}>
            {t("write.send")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
