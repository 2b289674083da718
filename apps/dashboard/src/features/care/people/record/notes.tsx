import { Button, Card, CommentCard, confirm, Heading, Stack, Text, TextArea, useForm } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, pagesOf, useCommand, useFieldText, useFormat, useUnsentDraft } from "../../../../app/index.ts";
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
        <NoteForm personId={personId} />
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
  const format = useFormat();
  const remove = useCommand(api.care.deleteNote, { done: t("notes.deleted") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("notes.deleteTitle"),
      message: t("notes.deleteText"),
      confirmLabel: t("notes.delete"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { noteId: id } });
  };
  const act = canDelete === true && (
    <Button variant="subtle" size="compact-sm" color="brick" loading={remove.isRunning} onClick={() => void ask()}>
      {t("notes.delete")}
    </Button>
  );
  return (
    <CommentCard name={writtenBy} meta={format.ago(createdAt)} foot={act}>
      <Text style={{ whiteSpace: "pre-wrap" }}>{text}</Text>
    </CommentCard>
  );
}

function NoteForm({ personId }: { personId: string }) {
  const t = useText();
  const fieldText = useFieldText();
  const { drop, ...unsent } = useUnsentDraft("note", personId, begin);
  const form = useForm({
    ...unsent,
    validate: { text: (text) => (text.trim() === "" ? fieldText("textRequired") : null) },
  });
  const write = useCommand(api.care.writeNote, {
    form: form as never,
    done: t("notes.saved"),
    whenDone: () => {
      form.setValues(begin);
      drop();
    },
  });
  return (
    <form onSubmit={form.onSubmit((body) => void write.run({ params: { personId }, body }))} noValidate>
      <Stack gap="sm">
        <TextArea
          label={t("notes.label")}
          description={t("notes.hint")}
          maxLength={2000}
          autosize
          minRows={2}
          {...form.getInputProps("text")}
        />
        <Button type="submit" size="sm" style={{ alignSelf: "start" }} loading={write.isRunning}>
          {t("notes.save")}
        </Button>
      </Stack>
    </form>
  );
}
