import { attachmentKinds, attachmentMaxBytes } from "@stoep/contract/files";
import { limits } from "@stoep/contract/publishing";
import { FileDrop, IconButton } from "@stoep/ui";
import { AttachmentIcon, CloseIcon } from "@stoep/ui/icons";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import { type ComposeForm, fieldAt } from "../form.ts";
import style from "./fields.module.css";
import { Section } from "./section.tsx";
import { UploadStates } from "./upload-states.tsx";
import { useUploads } from "./use-uploads.ts";

const accept = attachmentKinds.map((kind) => `.${kind}`);

/** Documents that readers can download. D §6 */
export function AttachmentFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const format = useFormat();
  const { attachments } = form.draft;
  const { change } = form;
  const room = limits.attachments - attachments.length;
  const uploads = useUploads({
    kind: "attachment",
    maxBytes: attachmentMaxBytes,
    maxFiles: limits.attachments,
    busy: form.busy,
    onDone: (file) => change((draft) => ({ attachments: [...draft.attachments, file].slice(0, limits.attachments) })),
  });
  return (
    <Section title={t("compose.attachments.legend")}>
      {attachments.length > 0 && (
        <ul className={style.rows} aria-label={t("compose.attachments.legend")}>
          {attachments.map((file) => (
            <li key={file.id} className={style.file}>
              <AttachmentIcon aria-hidden />
              <span>
                {file.name} <small>{format.bytes(file.bytes)}</small>
              </span>
              <IconButton
                label={t("compose.list.remove", { name: file.name })}
                onClick={() =>
                  change((draft) => ({ attachments: draft.attachments.filter(({ id }) => id !== file.id) }))
                }
              >
                <CloseIcon aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <UploadStates uploads={uploads} />
      {room > 0 && (
        <FileDrop
          label={t("compose.attachments.add")}
          hint={t("compose.attachments.hint", { room, max: format.bytes(attachmentMaxBytes) })}
          icon={AttachmentIcon}
          accept={accept}
          maxBytes={attachmentMaxBytes}
          maxFiles={room - uploads.waiting.length}
          onFiles={uploads.add}
          onRejected={uploads.reject}
          {...fieldAt(form, "attachmentIds")}
        />
      )}
    </Section>
  );
}
