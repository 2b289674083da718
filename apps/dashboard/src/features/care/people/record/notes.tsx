import { Button, Card, Heading, Stack, Text } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, NoteCard, NoteForm, pagesOf, useCommand, useNoteForm } from "../../../../app/index.ts";
import { type PersonNote, useText } from "../parts/words.ts";

const begin = { text: "" };

/** The notes of colleagues about this person, latest first. */
export function Notes({ personId }: { personId: string }) {
  const t = useText();
  const query = useInfiniteQuery(pagesOf(api.care.searchNotes, { query: { personId } }));
  const notes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card>
      <Stack>
        <Heading order={2} size="h4">
          {t("notes.title")}
        </Heading>
        <NewNote personId={personId} />
        {query.isSuccess && notes.length === 0 && <Text c="dimmed">{t("notes.none")}</Text>}
        {notes.map((note) => (
          <Note key={note.id} note={note} />
        ))}
        {query.hasNextPage && (
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("notes.more")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Note({ note: { id, text, writtenBy, createdAt, canDelete } }: { note: PersonNote }) {
  const t = useText();
  const remove = useCommand(api.care.deleteNote, { done: t("notes.deleted") });
  return (
    <NoteCard
      words={t}
      name={writtenBy}
      at={createdAt}
      canDelete={canDelete === true}
      isDeleting={remove.isRunning}
      onDelete={() => void remove.run({ params: { noteId: id } })}
    >
      <Text style={{ whiteSpace: "pre-wrap" }}>{text}</Text>
    </NoteCard>
  );
}

function NewNote({ personId }: { personId: string }) {
  const t = useText();
  const { form, sent } = useNoteForm(personId, begin);
  const write = useCommand(api.care.writeNote, {
    form,
    done: t("notes.saved"),
    whenDone: sent,
  });
  return (
    <NoteForm
      words={t}
      field={form.getInputProps("text")}
      isSaving={write.isRunning}
      onSubmit={form.onSubmit((body) => void write.run({ params: { personId }, body }))}
    />
  );
}
