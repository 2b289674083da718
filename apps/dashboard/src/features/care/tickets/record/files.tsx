import { fileSize } from "@stoep/client/formats";
import { ticketLimits } from "@stoep/contract/care/values";
import { attachmentKinds, attachmentMaxBytes, imageKinds } from "@stoep/contract/files/values";
import { Card, confirm, FileDrop, Gallery, Group, Heading, IconButton, OutsideLink, Stack } from "@stoep/ui";
import { AttachmentIcon, CloseIcon, EditIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, notify, useCommand, useFormat } from "../../../../app/index.ts";
import { PictureDescriptionDialog } from "../parts/picture-description-dialog.tsx";
import { type Ticket, useText } from "../parts/words.ts";

const endings = (kinds: readonly string[]) => kinds.map((kind) => `.${kind}`);
const documents = endings(attachmentKinds);

type File = Ticket["files"][number];
const isDocumentName = (name: string) => documents.some((ending) => name.toLowerCase().endsWith(ending));

/** Pictures that can be enlarged, documents to download, and a button to add files until the ticket is solved. */
export function Files({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const { files, can } = ticket;
  const mayEdit = can.edit === true;
  if (files.length === 0 && !mayEdit) return null;
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("files.title")}
        </Heading>
        <Pictures files={files.filter(({ kind }) => kind === "image")} />
        {files.map((file) => (
          <Row key={file.id} ticketId={ticket.id} file={file} mayEdit={mayEdit} />
        ))}
        {mayEdit && files.length < ticketLimits.files && <AddFiles ticket={ticket} />}
      </Stack>
    </Card>
  );
}

function Pictures({ files }: { files: readonly File[] }) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <Gallery
      pictures={files.map(({ id, address, name, altText }) => ({
        id,
        small: `${address}/320`,
        large: `${address}/1600`,
        alt: altText || name,
      }))}
      labels={{
        enlarge: (name) => t("files.enlarge", { name }),
        previous: t("files.previous"),
        next: t("files.next"),
        close: t("close"),
        place: (place, total) => t("files.place", { place, total }),
      }}
    />
  );
}

function Row({ ticketId, file, mayEdit }: { ticketId: string; file: File; mayEdit: boolean }) {
  const t = useText();
  const format = useFormat();
  const { id: fileId, name, bytes, kind, address, altText } = file;
  const [isDescribing, setIsDescribing] = useState(false);
  const isPicture = kind === "image";
  const remove = useCommand(api.care.removeTicketFile, { done: t("files.removed") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("files.removeTitle", { name }),
      message: t("files.removeText"),
      confirmLabel: t("files.remove"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { ticketId, fileId } });
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="xs" wrap="nowrap" style={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <AttachmentIcon aria-hidden />
        {isPicture ? altText || name : <OutsideLink href={`${address}/original`}>{name}</OutsideLink>}
        <small>{fileSize(format, bytes)}</small>
      </Group>
      {mayEdit && (
        <Group gap={0} wrap="nowrap">
          {isPicture && (
            <IconButton label={t("files.describeNamed", { name })} onClick={() => setIsDescribing(true)}>
              <EditIcon aria-hidden />
            </IconButton>
          )}
          <IconButton label={t("files.removeNamed", { name })} onClick={() => void ask()}>
            <CloseIcon aria-hidden />
          </IconButton>
        </Group>
      )}
      {isDescribing && (
        <PictureDescriptionDialog ticketId={ticketId} file={file} onClose={() => setIsDescribing(false)} />
      )}
    </Group>
  );
}

/** Uploads files one after the other, as soon as they are chosen. */
function AddFiles({ ticket: { id: ticketId, files } }: { ticket: Ticket }) {
  const t = useText();
  const picture = useCommand(api.care.addTicketPicture);
  const attachment = useCommand(api.care.addTicketAttachment);
  const add = async (chosen: readonly globalThis.File[]) => {
    for (const file of chosen) {
      const input = { params: { ticketId }, file, fileName: file.name };
      const added = await (isDocumentName(file.name) ? attachment.run(input) : picture.run(input));
      if (added) notify(t("files.added", { name: file.name }), "done");
    }
  };
  return (
    <FileDrop
      label={picture.isRunning || attachment.isRunning ? t("files.sending") : t("files.add")}
      hint={t("files.hint")}
      accept={endings([...imageKinds, ...attachmentKinds])}
      maxBytes={attachmentMaxBytes}
      maxFiles={ticketLimits.files - files.length}
      onFiles={(chosen) => void add(chosen)}
      onRejected={(rejected) => {
        for (const { file, reason } of rejected) notify(t(`files.wrong.${reason}`, { name: file.name }), "danger");
      }}
    />
  );
}
