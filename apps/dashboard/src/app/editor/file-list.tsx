import { fileSize } from "@stoep/client/formats";
import type { FileView } from "@stoep/contract/files";
import { IconButton } from "@stoep/ui";
import { AttachmentIcon, CloseIcon } from "@stoep/ui/icons";
import { useFormat } from "../format.ts";
import style from "./editor.module.css";
import { useText } from "./words.ts";

type Props = { label: string; files: readonly FileView[]; onRemove: (file: FileView) => void };

/** Attached files, each with its size and a button to remove it. */
export function FileList({ label, files, onRemove }: Props) {
  const t = useText();
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={style.rows} aria-label={label}>
      {files.map((file) => (
        <li key={file.id} className={style.file}>
          <AttachmentIcon aria-hidden />
          <span>
            {file.name} <small>{fileSize(format, file.bytes)}</small>
          </span>
          <IconButton label={t("list.remove", { name: file.name })} onClick={() => onRemove(file)}>
            <CloseIcon aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
