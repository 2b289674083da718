import type { FileView } from "@stoep/contract/files";
import { CameraIcon, CloseIcon, SendIcon } from "@stoep/ui/icons";
import { type ReactNode, useId, useRef, useState } from "react";
import { api, Button, IconButton, TextArea, useCommand, useForm } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./comments.module.css";

interface Props {
  label: string;
  initial?: string;
  hasPicture: boolean;
  submitLabel: string;
  /** Resolves to whether it worked; field errors go to `setErrors`. */
  onSend: (
    text: string,
    imageId: string | null,
    form: { setErrors: (errors: Record<string, string>) => void },
  ) => Promise<boolean>;
  onCancel?: { label: string; run: () => void };
  isSending: boolean;
}

/** A few words, and where it is wanted a photo. */
export function CommentForm({ label, initial = "", hasPicture, submitLabel, onSend, onCancel, isSending }: Props) {
  const t = useText();
  const id = useId();
  const form = useForm({ text: initial });
  const [picture, setPicture] = useState<FileView | null>(null);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (form.values.text.trim() === "") return form.setErrors({ text: t("empty") });
    if (!(await onSend(form.values.text, picture?.id ?? null, form))) return;
    form.set("text", "");
    setPicture(null);
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <TextArea
        {...form.field("text")}
        error={form.errors.text ?? form.errors.imageId ?? form.errors.parentId}
        id={id}
        label={label}
        maxLength={2000}
        rows={2}
        autoFocus={onCancel !== undefined}
      />
      <div className={style.formActions}>
        <Button type="submit" look="main" isSmall isBusy={isSending}>
          <SendIcon aria-hidden />
          {submitLabel}
        </Button>
        {onCancel && (
          <Button isSmall look="quiet" onClick={onCancel.run}>
            {onCancel.label}
          </Button>
        )}
        {hasPicture && <PictureChoice picture={picture} onChange={setPicture} />}
      </div>
    </form>
  );
}

function PictureChoice({ picture, onChange }: { picture: FileView | null; onChange: (file: FileView | null) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const upload = useCommand(api.files.uploadImage, { whenDone: onChange, refetches: [] });
  const take = (file: File | undefined): ReactNode => {
    if (file) void upload.run({ file, fileName: file.name });
    if (input.current) input.current.value = "";
    return null;
  };
  if (picture) {
    return (
      <span className={style.pictureChoice}>
        <img src={`${picture.address}/320`} alt={t("picture.chosen")} />
        <IconButton label={t("picture.remove")} onClick={() => onChange(null)}>
          <CloseIcon aria-hidden />
        </IconButton>
      </span>
    );
  }
  return (
    <>
      <Button isSmall look="quiet" isBusy={upload.isRunning} onClick={() => input.current?.click()}>
        <CameraIcon aria-hidden />
        {upload.isRunning ? t("picture.sending") : t("picture.add")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("picture.add")}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={(event) => take(event.target.files?.[0])}
      />
    </>
  );
}
