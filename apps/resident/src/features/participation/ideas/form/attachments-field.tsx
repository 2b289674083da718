import { fileSize } from "@stoep/client/formats";
import type { FileView } from "@stoep/contract/files";
import { ideaLimits } from "@stoep/contract/participation/values";
import { AttachmentIcon, CloseIcon } from "@stoep/ui/icons";
import { useEffect, useRef } from "react";
import { api, Button, IconButton, toast, useCommand, useFormat } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../ideas.module.css";

const most = ideaLimits.attachments;

interface Props {
  files: readonly FileView[];
  onFiles: (files: FileView[]) => void;
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
}

/** Documents that readers can download. */
export function AttachmentsField({ files, onFiles, error, onBusy }: Props) {
  const t = useText();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const upload = useCommand(api.files.uploadAttachment, { refetches: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function with every drawing
  useEffect(() => onBusy(upload.isRunning), [upload.isRunning]);
  const choose = async (chosen: FileList | null) => {
    const given = [...(chosen ?? [])];
    const room = most - files.length;
    if (given.length > room) toast(t("ideas.files.tooMany", { count: most }), "danger");
    let sent: FileView[] = [...files];
    for (const file of given.slice(0, room)) {
      const stored = await upload.run({ file, fileName: file.name });
      if (stored) sent = [...sent, stored];
    }
    onFiles(sent);
    if (input.current) input.current.value = "";
  };
  return (
    <fieldset className={style.group}>
      <legend>{t("ideas.files.legend")}</legend>
      <p className={style.soft}>{t("ideas.files.hint", { count: most })}</p>
      {files.length > 0 && (
        <ul className={style.files}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <span>
                {name} <span className={style.soft}>{fileSize(format, bytes)}</span>
              </span>
              <IconButton
                label={t("ideas.files.remove", { name })}
                onClick={() => onFiles(files.filter((one) => one.id !== id))}
              >
                <CloseIcon aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {error && <p role="alert">{error}</p>}
      {files.length < most && (
        <div>
          <Button id="field-attachmentIds" isBusy={upload.isRunning} onClick={() => input.current?.click()}>
            <AttachmentIcon aria-hidden />
            {t(upload.isRunning ? "ideas.files.sending" : "ideas.files.add")}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={t("ideas.files.add")}
            onChange={(event) => void choose(event.target.files)}
          />
        </div>
      )}
    </fieldset>
  );
}
