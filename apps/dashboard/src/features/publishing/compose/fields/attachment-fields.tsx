import { fileSize } from "@stoep/client/formats";
import { attachmentKinds, attachmentMaxBytes } from "@stoep/contract/files";
import { limits } from "@stoep/contract/publishing";
import { FileDrop } from "@stoep/ui";
import { AttachmentIcon } from "@stoep/ui/icons";
import { FileList, fieldAt, Section, UploadStates, useUploads } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";

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
      <FileList
        label={t("compose.attachments.legend")}
        files={attachments}
        onRemove={(file) => change((draft) => ({ attachments: draft.attachments.filter(({ id }) => id !== file.id) }))}
      />
      <UploadStates uploads={uploads} />
      {room > 0 && (
        <FileDrop
          label={t("compose.attachments.add")}
          hint={t("compose.attachments.hint", { room, max: fileSize(format, attachmentMaxBytes) })}
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
