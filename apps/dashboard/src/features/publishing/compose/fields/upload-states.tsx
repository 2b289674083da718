import { Loader, Notice } from "@stoep/ui";
import { useText } from "../../parts/words.ts";
import style from "./fields.module.css";
import type { useUploads } from "./use-uploads.ts";

/** What is on its way, and what was left out. */
export function UploadStates({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const t = useText();
  return (
    <>
      {uploads.waiting.length > 0 && (
        <ul className={style.rows} aria-label={t("compose.uploads.waiting")} role="status">
          {uploads.waiting.map(({ id, name }) => (
            <li key={id} className={style.file}>
              <Loader size="sm" aria-hidden />
              <span>{t("compose.uploads.sending", { name })}</span>
            </li>
          ))}
        </ul>
      )}
      {uploads.refused.length > 0 && (
        <Notice
          tone="danger"
          title={t("compose.uploads.left")}
          onClose={uploads.forget}
          closeLabel={t("compose.uploads.close")}
        >
          {uploads.refused.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Notice>
      )}
    </>
  );
}
