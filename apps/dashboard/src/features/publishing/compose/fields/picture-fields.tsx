import { fileSize } from "@stoep/client/formats";
import { imageKinds, imageMaxBytes } from "@stoep/contract/files";
import { limits } from "@stoep/contract/publishing";
import { FileDrop, TextArea } from "@stoep/ui";
import { ImageIcon } from "@stoep/ui/icons";
import { fieldAt, moveItem, Section, SortableList, UploadStates, useUploads } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm, Picture } from "../draft.ts";
import style from "./fields.module.css";

const accept = imageKinds.map((kind) => `.${kind}`);

/** Up to ten pictures in display order, each with a description for people who cannot see it. S1 §3, D §6 */
export function PictureFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const format = useFormat();
  const { images } = form.draft;
  const { change } = form;
  const room = limits.images - images.length;
  const uploads = useUploads({
    kind: "image",
    maxBytes: imageMaxBytes,
    maxFiles: limits.images,
    busy: form.busy,
    onDone: (file) => change((draft) => ({ images: [...draft.images, { file, altText: "" }].slice(0, limits.images) })),
  });
  return (
    <Section title={t("compose.images.legend")} lead={t("compose.images.lead")}>
      {images.length > 0 && (
        <SortableList
          isTall
          label={t("compose.images.legend")}
          items={images}
          keyOf={({ file }) => file.id}
          nameOf={(place) => t("compose.images.name", { number: place + 1 })}
          onMove={(from, to) => change((draft) => ({ images: moveItem(draft.images, from, to) }))}
          onRemove={(place) => change((draft) => ({ images: draft.images.toSpliced(place, 1) }))}
        >
          {(picture, place) => <PictureRow form={form} picture={picture} place={place} />}
        </SortableList>
      )}
      <UploadStates uploads={uploads} />
      {room > 0 && (
        <FileDrop
          label={t("compose.images.add")}
          hint={t("compose.images.hint", { room, max: fileSize(format, imageMaxBytes) })}
          icon={ImageIcon}
          accept={accept}
          maxBytes={imageMaxBytes}
          maxFiles={room - uploads.waiting.length}
          onFiles={uploads.add}
          onRejected={uploads.reject}
          {...fieldAt(form, "images")}
        />
      )}
    </Section>
  );
}

function PictureRow({ form, picture, place }: { form: ComposeForm; picture: Picture; place: number }) {
  const t = useText();
  const describe = (altText: string) =>
    form.change((draft) => ({
      images: draft.images.map((one) => (one.file.id === picture.file.id ? { ...one, altText } : one)),
    }));
  return (
    <div className={style.picture}>
      <img src={`${picture.file.address}/320`} alt="" />
      <TextArea
        label={t("compose.images.alt", { number: place + 1 })}
        minRows={2}
        required
        lang={form.draft.language}
        value={picture.altText}
        // The contract allows only one line; the field merely wraps it.
        onChange={(event) => describe(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
        maxLength={limits.altText}
        {...fieldAt(form, `images.${place}.altText`)}
      />
    </div>
  );
}
