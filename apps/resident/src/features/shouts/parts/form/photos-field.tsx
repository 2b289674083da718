import { CameraIcon, CloseIcon } from "@stoep/ui/icons";
import { useEffect, useRef } from "react";
import { Button, IconButton, photoTypes, TextField, toast, usePhotoUpload } from "../../../../app/index.ts";
import type { Photo } from "../../shout-draft.ts";
import { useText } from "../../words.ts";
import style from "../shout.module.css";

/** As the contract's `shoutLimits.images`. */
export const mostPhotos = 4;

interface Props {
  photos: readonly Photo[];
  onPhotos: (photos: Photo[]) => void;
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
}

/** Photos, each with a description. They are reduced before they are uploaded. */
export function PhotosField({ photos, onPhotos, error, onBusy }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const change = useChange(photos, onPhotos);
  const { send, isBusy } = usePhotoUpload((sent) => change((before) => [...before, { ...sent, altText: "" }]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function with every drawing
  useEffect(() => onBusy(isBusy), [isBusy]);
  const choose = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])];
    const room = mostPhotos - photos.length;
    if (files.length > room) toast(t("photos.tooMany", { count: mostPhotos }), "danger");
    void send(files.slice(0, room));
    if (input.current) input.current.value = "";
  };
  return (
    <fieldset className={style.place}>
      <legend>{t("photos.legend")}</legend>
      <p className={style.soft}>{t("photos.hint", { count: mostPhotos })}</p>
      {photos.length > 0 && (
        <ul className={style.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={style.photo}>
              <img src={`${photo.address}/320`} alt="" />
              <TextField
                id={`photo-${photo.id}`}
                label={t("photos.alt", { place: index + 1 })}
                hint={t("photos.altHint")}
                value={photo.altText}
                error={undefined}
                maxLength={250}
                onValue={(altText) =>
                  change((before) => before.map((one) => (one.id === photo.id ? { ...one, altText } : one)))
                }
              />
              <IconButton
                label={t("photos.remove", { place: index + 1 })}
                onClick={() => change((before) => before.filter(({ id }) => id !== photo.id))}
              >
                <CloseIcon aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {error && <p role="alert">{error}</p>}
      {photos.length < mostPhotos && (
        <div>
          <Button id="field-images" isBusy={isBusy} onClick={() => input.current?.click()}>
            <CameraIcon aria-hidden />
            {t(isBusy ? "photos.sending" : "photos.add")}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={t("photos.add")}
            accept={photoTypes}
            onChange={(event) => choose(event.target.files)}
          />
        </div>
      )}
    </fieldset>
  );
}

type Change = (by: (before: readonly Photo[]) => Photo[]) => void;

/** Changes the current photos, also for an upload that began earlier. */
function useChange(photos: readonly Photo[], onPhotos: Props["onPhotos"]): Change {
  const present = useRef(photos);
  useEffect(() => {
    present.current = photos;
  }, [photos]);
  return (by) => {
    const next = by(present.current);
    present.current = next;
    onPhotos(next);
  };
}
