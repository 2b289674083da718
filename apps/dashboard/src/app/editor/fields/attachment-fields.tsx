import { fileSize } from "@stoep/client/formats";
import { attachmentKinds, attachmentMaxBytes, type FileView } from "@stoep/contract/files";
import { limits } from "@stoep/contract/publishing";
import { FileDrop } from "@stoep/ui";
import { AttachmentIcon } from "@stoep/ui/icons";
import { useFormat } from "../../format.ts";
import { FileList } from "../file-list.tsx";
import { type EditorForm, fieldAt } from "../form.ts";
import { Section } from "../section.tsx";
import { UploadStates } from "../upload-states.tsx";
import { useUploads } from "../use-uploads.ts";
import { useText } from "../words.ts";

const accept = attachmentKinds.map((kind) => `.${kind}`);

type Props = {
  form: EditorForm<{ attachments: FileView[] }>;
  /** How many there can be. */
  most?: number;
};

/** Documents that readers can download. D §6 */
export function AttachmentFields({ form, most = limits.attachments }: Props) {
  const t = useText();
  const format = useFormat();
  const { attachments } = form.draft;
  const { change } = form;
  const room = most - attachments.length;
  const uploads = useUploads({
    kind: "attachment",
    maxBytes: attachmentMaxBytes,
    maxFiles: most,
    busy: form.busy,
    onDone: (file) => change((draft) => ({ attachments: [...draft.attachments, file].slice(0, most) })),
  });
  return (
    <Section title={t("fields.attachments.legend")}>
      <FileList
        label={t("fields.attachments.legend")}
        files={attachments}
        onRemove={(file) => change((draft) => ({ attachments: draft.attachments.filter(({ id }) => id !== file.id) }))}
      />
      <UploadStates uploads={uploads} />
      {room > 0 && (
        <FileDrop
          label={t("fields.attachments.add")}
          hint={t("fields.attachments.hint", { room, max: fileSize(format, attachmentMaxBytes) })}
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
