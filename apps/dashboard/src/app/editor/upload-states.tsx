import { Loader, Notice } from "@stoep/ui";
import style from "./editor.module.css";
import type { useUploads } from "./use-uploads.ts";
import { useText } from "./words.ts";

/** Uploads under way, and files that were left out. */
export function UploadStates({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const t = useText();
  return (
    <>
      {uploads.waiting.length > 0 && (
        <ul className={style.rows} aria-label={t("uploads.waiting")} role="status">
          {uploads.waiting.map(({ id, name }) => (
            <li key={id} className={style.file}>
              <Loader size="sm" aria-hidden />
              <span>{t("uploads.sending", { name })}</span>
            </li>
          ))}
        </ul>
      )}
      {uploads.refused.length > 0 && (
        <Notice tone="danger" title={t("uploads.left")} onClose={uploads.forget} closeLabel={t("uploads.close")}>
          {uploads.refused.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Notice>
      )}
    </>
  );
}
