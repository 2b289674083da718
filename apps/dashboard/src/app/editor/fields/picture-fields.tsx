import { fileSize } from "@stoep/client/formats";
import { type FileView, imageKinds, imageMaxBytes } from "@stoep/contract/files";
import type { Language } from "@stoep/contract/kernel";
import { limits } from "@stoep/contract/publishing";
import { Button, FileDrop, Group, TextArea } from "@stoep/ui";
import { DeleteIcon, ImageIcon } from "@stoep/ui/icons";
import { useFormat } from "../../format.ts";
import { type EditorForm, fieldAt } from "../form.ts";
import { moveItem } from "../list-items.ts";
import { Section } from "../section.tsx";
import { SortableList } from "../sortable-list.tsx";
import { UploadStates } from "../upload-states.tsx";
import { useUploads } from "../use-uploads.ts";
import { useText } from "../words.ts";
import style from "./fields.module.css";

export type Picture = { file: FileView; altText: string };

const accept = imageKinds.map((kind) => `.${kind}`);

/** What a picture of several is called, and its field, by its place. */
export function usePictureWords() {
  const t = useText();
  return {
    name: (place: number) => t("fields.images.name", { number: place + 1 }),
    alt: (place: number) => t("fields.images.alt", { number: place + 1 }),
  };
}

type Pictures = { images: Picture[]; language: Language };

type PicturesProps = {
  form: EditorForm<Pictures>;
  /** How many there can be. */
  most?: number;
  /** For pictures of which nobody may know what is in them. */
  isDescriptionOptional?: boolean;
};

/** Some pictures in display order, each with a description for people who cannot see it. S1 §3, D §6 */
export function PictureFields({ form, most = limits.images, isDescriptionOptional = false }: PicturesProps) {
  const t = useText();
  const format = useFormat();
  const words = usePictureWords();
  const { images, language } = form.draft;
  const { change } = form;
  const room = most - images.length;
  const uploads = useUploads({
    kind: "image",
    maxBytes: imageMaxBytes,
    maxFiles: most,
    busy: form.busy,
    onDone: (file) => change((draft) => ({ images: [...draft.images, { file, altText: "" }].slice(0, most) })),
  });
  const describe = (place: number, altText: string) =>
    change((draft) => ({ images: draft.images.map((one, at) => (at === place ? { ...one, altText } : one)) }));
  return (
    <Section title={t("fields.images.legend")} lead={t("fields.images.lead")}>
      {images.length > 0 && (
        <SortableList
          isTall
          label={t("fields.images.legend")}
          items={images}
          keyOf={({ file }) => file.id}
          nameOf={words.name}
          onMove={(from, to) => change((draft) => ({ images: moveItem(draft.images, from, to) }))}
          onRemove={(place) => change((draft) => ({ images: draft.images.toSpliced(place, 1) }))}
        >
          {(picture, place) => (
            <DescribedPicture
              picture={picture}
              label={words.alt(place)}
              lang={language}
              required={!isDescriptionOptional}
              onDescribe={(altText) => describe(place, altText)}
              {...fieldAt(form, `images.${place}.altText`)}
            />
          )}
        </SortableList>
      )}
      <UploadStates uploads={uploads} />
      {room > 0 && (
        <FileDrop
          label={t("fields.images.add")}
          hint={t("fields.images.hint", { room, max: fileSize(format, imageMaxBytes) })}
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

type Described = { altText: string };
type OnePicture<Words extends Described> = { image: Picture | null; language: Language; translations: Words[] };

/** Another picture, or none. The translated descriptions are of the one that was there. */
const withPicture = <Words extends Described>(draft: OnePicture<Words>, image: Picture | null) => ({
  image,
  translations: draft.translations.map((one) => ({ ...one, altText: "" })),
});

/** The only picture of a document; another one replaces it. S1 §3 Project */
export function PictureField<Words extends Described>({ form }: { form: EditorForm<OnePicture<Words>> }) {
  const t = useText();
  const format = useFormat();
  const { image, language } = form.draft;
  const { change } = form;
  const uploads = useUploads({
    kind: "image",
    maxBytes: imageMaxBytes,
    maxFiles: 1,
    busy: form.busy,
    onDone: (file) => change((draft) => withPicture(draft, { file, altText: "" })),
  });
  return (
    <Section title={t("fields.image.legend")} lead={t("fields.image.lead")}>
      {image && (
        <>
          <DescribedPicture
            picture={image}
            label={t("fields.image.alt")}
            lang={language}
            required
            onDescribe={(altText) => change((draft) => ({ image: draft.image && { ...draft.image, altText } }))}
            {...fieldAt(form, "image.altText")}
          />
          <Group>
            <Button
              variant="subtle"
              color="brick"
              leftSection={<DeleteIcon aria-hidden />}
              onClick={() => change((draft) => withPicture(draft, null))}
            >
              {t("fields.image.remove")}
            </Button>
          </Group>
        </>
      )}
      <UploadStates uploads={uploads} />
      <FileDrop
        label={t(image ? "fields.image.replace" : "fields.image.add")}
        hint={t("fields.image.hint", { max: fileSize(format, imageMaxBytes) })}
        icon={ImageIcon}
        accept={accept}
        maxBytes={imageMaxBytes}
        maxFiles={1 - uploads.waiting.length}
        onFiles={uploads.add}
        onRejected={uploads.reject}
        {...fieldAt(form, "image")}
      />
    </Section>
  );
}

type DescribedProps = {
  picture: Picture;
  label: string;
  lang: Language;
  required: boolean;
  onDescribe: (altText: string) => void;
  error?: string | undefined;
  "data-path": string;
};

function DescribedPicture({ picture, onDescribe, ...rest }: DescribedProps) {
  return (
    <div className={style.picture}>
      <img src={`${picture.file.address}/320`} alt="" />
      <TextArea
        minRows={2}
        value={picture.altText}
        // The contract allows only one line; the field merely wraps it.
        onChange={(event) => onDescribe(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
        maxLength={limits.altText}
        {...rest}
      />
    </div>
  );
}
