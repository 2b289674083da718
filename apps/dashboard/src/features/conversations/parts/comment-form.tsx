import { Button, Group, Stack, TextArea, useForm } from "@stoep/ui";
import { CameraIcon, CloseIcon } from "@stoep/ui/icons";
import { useRef } from "react";
import { api, useCommand, useFieldText, useMembership, useUnsentDraft } from "../../../app/index.ts";
import { type CommentView, type Subject, unsentAnswer, unsentEdit, unsentKind, useText } from "./words.ts";

type Props = {
  subject: Subject;
  label: string;
  parentId?: string;
  neighbourhoodId?: string | undefined;
  /** The comment to edit; absent for a new one. */
  comment?: CommentView;
  onDone?: () => void;
};
type Image = { id: string; name: string } | null;
const longest = 2000;

/** Writes a comment or a reply in the organisation's name, or edits one of its own. */
export function CommentForm({ subject, label, parentId, neighbourhoodId, comment, onDone }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const { organisation } = useMembership();
  const begin = { text: comment?.text ?? "", image: null as Image };
  const fresh = `${subject.params.subjectId}-${neighbourhoodId ?? ""}`;
  const about = comment ? unsentEdit(comment) : parentId ? unsentAnswer(parentId) : fresh;
  const { drop, ...unsent } = useUnsentDraft(unsentKind, about, begin);
  const form = useForm({
    ...unsent,
    validate: {
      text: (text) =>
        text.trim() === "" ? fieldText("textRequired") : text.trim().length > longest ? fieldText("tooLong") : null,
    },
  });
  const end = () => {
    drop();
    onDone?.();
  };
  const settle = {
    form,
    whenDone: () => {
      form.setValues(begin);
      end();
    },
  };
  const create = useCommand(api.conversations.createComment, { ...settle, done: t("form.sent") });
  const update = useCommand(api.conversations.updateComment, { ...settle, done: t("form.saved") });
  const upload = useCommand(api.files.uploadImage, {
    whenDone: ({ id, name }) => form.setFieldValue("image", { id, name }),
  });
  const submit = form.onSubmit(({ text, image }) => {
    if (comment) void update.run({ params: { commentId: comment.id }, body: { text } });
    else {
      const body = {
        text,
        imageId: image?.id ?? null,
        parentId: parentId ?? null,
        neighbourhoodId: neighbourhoodId ?? null,
      };
      void create.run({ params: subject.params, body });
    }
  });
  const { Templates } = subject;
  const add = (prepared: string) =>
    form.setFieldValue("text", [form.values.text.trimEnd(), prepared].filter(Boolean).join("\n\n"));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <TextArea
          label={label}
          description={comment ? undefined : t("form.inNameOf", { organisation: organisation.name })}
          autosize
          minRows={2}
          autoFocus={Boolean(parentId ?? comment)}
          {...form.getInputProps("text")}
        />
        <Group gap="sm">
          <Button type="submit" size="sm" loading={create.isRunning || update.isRunning || upload.isRunning}>
            {t(comment ? "form.save" : "form.send")}
          </Button>
          {!comment && (
            <ImageChoice image={form.values.image} upload={upload} onRemove={() => form.setFieldValue("image", null)} />
          )}
          {!comment && Templates && <Templates onChoose={add} />}
          {onDone && (
            <Button size="sm" variant="subtle" onClick={end}>
              {t("form.cancel")}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

type ImageProps = {
  image: Image;
  upload: { run: (given: { file: File; fileName: string }) => unknown; isRunning: boolean };
  onRemove: () => void;
};

function ImageChoice({ image, upload, onRemove }: ImageProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  if (image) {
    return (
      <Button
        size="sm"
        variant="light"
        rightSection={<CloseIcon aria-hidden />}
        onClick={onRemove}
        aria-label={t("form.removeImage", { name: image.name })}
      >
        {image.name}
      </Button>
    );
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void upload.run({ file, fileName: file.name });
          event.currentTarget.value = "";
        }}
      />
      <Button
        size="sm"
        variant="default"
        leftSection={<CameraIcon aria-hidden />}
        loading={upload.isRunning}
        onClick={() => input.current?.click()}
      >
        {t("form.addImage")}
      </Button>
    </>
  );
}
