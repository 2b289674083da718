import { Button, CommentCard, confirm, Stack, TextArea, useForm } from "@stoep/ui";
import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { useFormat } from "../format.ts";
import { useFieldText } from "../text.ts";
import { useUnsentDraft } from "../unsent-draft.ts";

/** The words of a feature for the notes on its things. */
type NoteWords = (
  key:
    | "notes.label"
    | "notes.hint"
    | "notes.save"
    | "notes.delete"
    | "notes.deleteTitle"
    | "notes.deleteText"
    | "cancel",
) => string;

type CardProps = {
  words: NoteWords;
  name: string;
  at: string;
  canDelete: boolean;
  isDeleting: boolean;
  onDelete: () => void;
  children: ReactNode;
};

/** What a colleague wrote for colleagues. */
export function NoteCard({ words, name, at, canDelete, isDeleting, onDelete, children }: CardProps) {
  const format = useFormat();
  const ask = async () => {
    const isSure = await confirm({
      title: words("notes.deleteTitle"),
      message: words("notes.deleteText"),
      confirmLabel: words("notes.delete"),
      cancelLabel: words("cancel"),
      isDestructive: true,
    });
    if (isSure) onDelete();
  };
  const act = canDelete && (
    <Button variant="subtle" size="compact-sm" color="brick" loading={isDeleting} onClick={() => void ask()}>
      {words("notes.delete")}
    </Button>
  );
  return (
    <CommentCard name={name} meta={format.ago(at)} foot={act}>
      {children}
    </CommentCard>
  );
}

/** A new note on a thing, kept on this device until it is sent; `sent` empties it. `begin` is an empty note. */
export function useNoteForm<Note extends { text: string }>(thingId: string, begin: Note) {
  const fieldText = useFieldText();
  const { drop, ...unsent } = useUnsentDraft("note", thingId, begin);
  const form = useForm<Note>({
    ...unsent,
    validate: (note) => ({ text: note.text.trim() === "" ? fieldText("textRequired") : null }),
  });
  const sent = () => {
    form.setValues(begin);
    drop();
  };
  return { form, sent };
}

type FormProps = {
  words: NoteWords;
  /** Of the form’s text. */
  field: ComponentProps<typeof TextArea>;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Fields below the text. */
  children?: ReactNode;
};

export function NoteForm({ words, field, isSaving, onSubmit, children }: FormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextArea
          label={words("notes.label")}
          description={words("notes.hint")}
          maxLength={2000}
          autosize
          minRows={2}
          {...field}
        />
        {children}
        <Button type="submit" size="sm" style={{ alignSelf: "start" }} loading={isSaving}>
          {words("notes.save")}
        </Button>
      </Stack>
    </form>
  );
}
