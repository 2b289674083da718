import { TextField, useForm } from "@stoep/ui";
import { api, useCommand } from "../../../../app/index.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { type Ticket, useText } from "./words.ts";

type Props = { ticketId: string; file: Ticket["files"][number]; onClose: () => void };

/** Describes what a picture shows, for colleagues who cannot see it. */
export function PictureDescriptionDialog({ ticketId, file: { id: fileId, name, altText }, onClose }: Props) {
  const t = useText();
  const form = useForm({ initialValues: { altText } });
  const describe = useCommand(api.care.describeTicketPicture, {
    form,
    done: t("saved"),
    whenDone: onClose,
  });
  return (
    <QuestionDialog
      title={t("files.describeNamed", { name })}
      act={t("save")}
      isRunning={describe.isRunning}
      onSubmit={form.onSubmit((body) => void describe.run({ params: { ticketId, fileId }, body }))}
      onClose={onClose}
    >
      <TextField
        label={t("files.altText")}
        description={t("files.altHint")}
        maxLength={250}
        {...form.getInputProps("altText")}
      />
    </QuestionDialog>
  );
}
