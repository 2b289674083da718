import { Button, Group, Stack, Text, TextArea } from "@stoep/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, notify, useCommand, useFormat, useLeaveQuestion } from "../../../app/index.ts";
import { type Application, useText } from "./words.ts";

/** A note for colleagues. Never overwrites a note that someone else has written in the meantime without showing it first. */
export function NoteField({ application, postId }: { application: Application; postId: string }) {
  const t = useText();
  const format = useFormat();
  const { id, note, noteBy, noteAt } = application;
  const [shown, setShown] = useState(note);
  const [text, setText] = useState(note);
  const isChanged = text.trim() !== shown;
  // A colleague changed the note while nothing was being written here.
  if (note !== shown && !isChanged) {
    setShown(note);
    setText(note);
  }
  useLeaveQuestion(isChanged);
  const queries = useQueryClient();
  const save = useCommand(api.vacancies.noteApplication, {
    done: t("noteSaved"),
    whenDone: (saved) => {
      setShown(saved.note);
      // Text written during saving stays.
      setText((now) => (now === text ? saved.note : now));
    },
    refused: ({ code }) => {
      if (code !== "changed_meanwhile") return false;
      notify(t("noteMeanwhile"), "danger");
      void queries.invalidateQueries({ queryKey: ["vacancies"] });
      return true;
    },
  });
  const params = { postId, applicationId: id };
  return (
    <Stack gap="xs">
      <TextArea
        label={t("note")}
        description={t("noteHint")}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {note !== shown && (
        <Text size="sm" style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          {t("noteTheirs", { name: noteBy, note })}
        </Text>
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {noteAt && t("noteWritten", { at: format.moment(noteAt), name: noteBy })}
        </Text>
        <Button
          size="sm"
          variant="default"
          disabled={!isChanged}
          loading={save.isRunning}
          onClick={() => void save.run({ params, body: { note: text, replaces: note } })}
        >
          {t("noteSave")}
        </Button>
      </Group>
    </Stack>
  );
}
