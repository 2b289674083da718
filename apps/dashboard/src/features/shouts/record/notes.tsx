import { EmptyState, MultiSelect, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  NoteCard,
  NoteForm,
  queryOf,
  useCommand,
  useFormat,
  useNoteForm,
  useSession,
} from "../../../app/index.ts";
import { type Shout, useText } from "../parts/words.ts";
import style from "./record.module.css";

const begin = { text: "", mentionIds: [] as string[] };

/** Notes between colleagues; residents never see them. */
export function Notes({ shout }: { shout: Shout }) {
  const t = useText();
  return (
    <Stack gap="lg">
      {shout.notes.length === 0 && <EmptyState drawing="letters" title={t("notes.noneTitle")} />}
      {shout.notes.map((note) => (
        <Note key={note.id} shoutId={shout.id} note={note} />
      ))}
      {shout.can.note === true && <NewNote shoutId={shout.id} />}
    </Stack>
  );
}

function Note({ shoutId, note }: { shoutId: string; note: Shout["notes"][number] }) {
  const t = useText();
  const format = useFormat();
  const { id, text, by, isMine, at, mentions } = note;
  const remove = useCommand(api.shouts.deleteShoutNote, { done: t("notes.deleted") });
  return (
    <NoteCard
      words={t}
      name={by}
      at={at}
      canDelete={isMine}
      isDeleting={remove.isRunning}
      onDelete={() => void remove.run({ params: { shoutId, noteId: id } })}
    >
      <Text className={style.text ?? ""}>{text}</Text>
      {mentions.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("notes.mentioned", { names: format.list(mentions.map(({ name }) => name)) })}
        </Text>
      )}
    </NoteCard>
  );
}

function NewNote({ shoutId }: { shoutId: string }) {
  const t = useText();
  const { account } = useSession();
  const colleagues = useQuery(queryOf(api.shouts.listShoutColleagues)).data?.items ?? [];
  const { form, sent } = useNoteForm(shoutId, begin);
  const write = useCommand(api.shouts.noteShout, {
    form,
    done: t("notes.saved"),
    whenDone: sent,
  });
  return (
    <NoteForm
      words={t}
      field={form.getInputProps("text")}
      isSaving={write.isRunning}
      onSubmit={form.onSubmit((body) => void write.run({ params: { shoutId }, body }))}
    >
      <MultiSelect
        label={t("notes.mention")}
        description={t("notes.mentionHint")}
        data={colleagues.filter(({ id }) => id !== account.id).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        clearable
        maxValues={20}
        {...form.getInputProps("mentionIds")}
      />
    </NoteForm>
  );
}
