import { Button, CommentCard, confirm, EmptyState, MultiSelect, Stack, Text, TextArea, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useCommand, useFieldText, useFormat, useSession, useUnsentDraft } from "../../../app/index.ts";
import { type Shout, useText } from "../parts/words.ts";
import style from "./record.module.css";

const longest = 2000;
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
      {shout.can.note === true && <NoteForm shoutId={shout.id} />}
    </Stack>
  );
}

function Note({ shoutId, note }: { shoutId: string; note: Shout["notes"][number] }) {
  const t = useText();
  const format = useFormat();
  const { id, text, by, isMine, at, mentions } = note;
  const remove = useCommand(api.shouts.deleteShoutNote, { done: t("notes.deleted") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("notes.deleteTitle"),
      message: t("notes.deleteText"),
      confirmLabel: t("notes.delete"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { shoutId, noteId: id } });
  };
  return (
    <CommentCard
      name={by}
      meta={format.ago(at)}
      foot={
        isMine && (
          <Button
            variant="subtle"
            size="compact-sm"
            color="brick"
            loading={remove.isRunning}
            onClick={() => void ask()}
          >
            {t("notes.delete")}
          </Button>
        )
      }
    >
      <Text className={style.text ?? ""}>{text}</Text>
      {mentions.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("notes.mentioned", { names: format.list(mentions.map(({ name }) => name)) })}
        </Text>
      )}
    </CommentCard>
  );
}

function NoteForm({ shoutId }: { shoutId: string }) {
  const t = useText();
  const fieldText = useFieldText();
  const { account } = useSession();
  const colleagues = useQuery(queryOf(api.shouts.listShoutColleagues)).data?.items ?? [];
  const { drop, ...unsent } = useUnsentDraft("note", shoutId, begin);
  const form = useForm({
    ...unsent,
    validate: { text: (text) => (text.trim() === "" ? fieldText("textRequired") : null) },
  });
  const write = useCommand(api.shouts.noteShout, {
    form: form as never,
    done: t("notes.saved"),
    whenDone: () => {
      form.setValues(begin);
      drop();
    },
  });
  return (
    <form onSubmit={form.onSubmit((body) => void write.run({ params: { shoutId }, body }))} noValidate>
      <Stack gap="sm">
        <TextArea
          label={t("notes.label")}
          description={t("notes.hint")}
          maxLength={longest}
          autosize
          minRows={2}
          {...form.getInputProps("text")}
        />
        <MultiSelect
          label={t("notes.mention")}
          description={t("notes.mentionHint")}
          data={colleagues.filter(({ id }) => id !== account.id).map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          clearable
          maxValues={20}
          {...form.getInputProps("mentionIds")}
        />
        <Button type="submit" size="sm" style={{ alignSelf: "start" }} loading={write.isRunning}>
          {t("notes.save")}
        </Button>
      </Stack>
    </form>
  );
}
