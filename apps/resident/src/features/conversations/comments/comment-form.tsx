import type { FileView } from "@stoep/contract/files";
import { CameraIcon, CloseIcon, SendIcon } from "@stoep/ui/icons";
import { useId, useRef, useState } from "react";
import {
  Button,
  type Form,
  IconButton,
  PersonalDetailsNotice,
  photoTypes,
  TextArea,
  useAppText,
  useForm,
  useOtherTab,
  usePersonalDetails,
  usePhotoUpload,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import { dropDraft, keepDraft, readDraft } from "./comment-draft.ts";
import style from "./comments.module.css";

interface Props {
  /** Identifies the comment, to store its text on the device until it is sent or cancelled. */
  draftKey: string;
  label: string;
  initial?: string;
  hasPicture: boolean;
  submitLabel: string;
  /** Resolves to whether it succeeded; field problems are passed to the form. */
  onSend: (text: string, imageId: string | null, form: Pick<Form<unknown>, "setProblems">) => Promise<boolean>;
  onCancel?: { label: string; run: () => void };
  isSending: boolean;
  /** The reader just opened it, so it takes the focus. */
  isAsked?: boolean;
}

/** A text and, where allowed, a photo. */
export function CommentForm({
  draftKey,
  label,
  initial = "",
  hasPicture,
  submitLabel,
  onSend,
  onCancel,
  isSending,
  isAsked = false,
}: Props) {
  const t = useText();
  const app = useAppText();
  const id = useId();
  const [draft] = useState(() => readDraft(draftKey));
  const form = useForm({ text: draft?.text || initial }, (code) => (code === "empty" ? t("empty") : null));
  const field = form.field("text");
  const [picture, setPicture] = useState(draft?.picture ?? null);
  useOtherTab(form.values.text === initial && !picture ? null : `comment.${draftKey}`);
  const choose = (next: FileView | null) => {
    // The draft has the text that was typed during the upload.
    keepDraft(draftKey, { text: readDraft(draftKey)?.text ?? "", picture: next });
    setPicture(next);
  };
  const upload = usePhotoUpload(choose);
  const details = usePersonalDetails(form.values.text);
  // A comment is not sent before its chosen picture has been uploaded.
  const isBusy = isSending || upload.isBusy;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (form.values.text.trim() === "") return form.setProblems({ text: "empty" });
    if (!(await details.passes())) return;
    if (!(await onSend(form.values.text, picture?.id ?? null, form))) return;
    dropDraft(draftKey);
    form.set("text", "");
    setPicture(null);
  };
  const write = (text: string) => {
    keepDraft(draftKey, { text: text === initial ? "" : text, picture });
    field.onValue(text);
  };
  const cancel = () => {
    dropDraft(draftKey);
    onCancel?.run();
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <TextArea
        {...field}
        onValue={write}
        error={form.errors.text ?? form.errors.imageId ?? form.errors.parentId}
        id={id}
        label={label}
        maxLength={2000}
        rows={2}
        autoFocus={isAsked}
      />
      <PersonalDetailsNotice found={details.found} />
      <div className={style.formActions}>
        <Button type="submit" look="main" isSmall isBusy={isBusy}>
          <SendIcon aria-hidden />
          {details.found.length > 0 ? app("privateDetails.publish") : submitLabel}
        </Button>
        {onCancel && (
          <Button isSmall look="quiet" onClick={cancel}>
            {onCancel.label}
          </Button>
        )}
        {hasPicture && <PictureChoice picture={picture} upload={upload} onRemove={() => choose(null)} />}
      </div>
      {draft?.isPictureLost && !picture && <p className={style.lost}>{t("picture.lost")}</p>}
    </form>
  );
}

interface PictureProps {
  picture: FileView | null;
  upload: ReturnType<typeof usePhotoUpload>;
  onRemove: () => void;
}

function PictureChoice({ picture, upload, onRemove }: PictureProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    void upload.send([...(files ?? [])]);
    if (input.current) input.current.value = "";
  };
  if (picture) {
    return (
      <span className={style.pictureChoice}>
        <img src={`${picture.address}/320`} alt={t("picture.chosen")} />
        <IconButton label={t("picture.remove")} onClick={onRemove}>
          <CloseIcon aria-hidden />
        </IconButton>
      </span>
    );
  }
  return (
    <>
      <Button isSmall look="quiet" isBusy={upload.isBusy} onClick={() => input.current?.click()}>
        <CameraIcon aria-hidden />
        {upload.isBusy ? t("picture.sending") : t("picture.add")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("picture.add")}
        accept={photoTypes}
        onChange={(event) => take(event.target.files)}
      />
    </>
  );
}
