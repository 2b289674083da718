import { CameraIcon, CloseIcon } from "@stoep/ui/icons";
import { useEffect, useRef, useState } from "react";
import { api, Button, IconButton, TextField, toast, useCommand } from "../../../../app/index.ts";
import type { Photo } from "../../shout-draft.ts";
import { shrinkPhoto } from "../../shrink-photo.ts";
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
  const { take, isBusy } = useUpload(photos.length, change, onBusy);
  const choose = (files: FileList | null) => {
    void take([...(files ?? [])]);
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
            accept="image/*"
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

function useUpload(count: number, change: Change, onBusy: Props["onBusy"]) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const upload = useCommand(api.files.uploadImage, { refetches: [] });
  const take = async (files: File[]) => {
    if (files.length === 0 || isBusy) return;
    const room = mostPhotos - count;
    if (files.length > room) toast(t("photos.tooMany", { count: mostPhotos }), "danger");
    const busy = (now: boolean) => {
      setBusy(now);
      onBusy(now);
    };
    busy(true);
    for (const file of files.slice(0, room)) {
      const small = await shrinkPhoto(file);
      const sent = await upload.run({ file: small, fileName: small.name });
      if (sent) change((before) => [...before, { ...sent, altText: "" }]);
    }
    busy(false);
  };
  return { take, isBusy };
}
