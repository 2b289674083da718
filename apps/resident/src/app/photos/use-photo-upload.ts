import { api } from "@stoep/client/api";
import type { FileView } from "@stoep/contract/files";
import { useState } from "react";
import { useCommand } from "../command.ts";
import { useAppText } from "../text.ts";
import { toast } from "../toast-store.ts";
import { isHeic, shrinkPhoto } from "./shrink-photo.ts";

/** What a field for photos accepts; a HEIC photo that cannot be read is named instead of greyed out. */
export const photoTypes = "image/*,.heic,.heif";

/**
 * Uploads a resident's photos one after the other, each reduced on the device first. A HEIC photo becomes a JPEG; where the browser
 * cannot read it, a sentence names it and it is left out.
 */
export function usePhotoUpload(onUploaded: (photo: FileView) => void) {
  const t = useAppText();
  const [isBusy, setBusy] = useState(false);
  const upload = useCommand(api.files.uploadImage, { refetches: [] });
  const send = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || isBusy) return;
    setBusy(true);
    for (const file of files) {
      const small = await shrinkPhoto(file);
      if (isHeic(small)) {
        toast(t("photos.heic", { name: file.name }), "danger");
        continue;
      }
      const sent = await upload.run({ file: small, fileName: small.name });
      if (sent) onUploaded(sent);
    }
    setBusy(false);
  };
  return { send, isBusy };
}
