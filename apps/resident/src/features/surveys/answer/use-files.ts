import { type QuestionOf, questionsOf } from "@stoep/instrument";
import type { QuestionFiles } from "@stoep/ui/questionnaire";
import { useRef, useState } from "react";
import { api, useCommand, usePhotoUpload } from "../../../app/index.ts";
import { useText } from "../words.ts";
import type { OwnDraft } from "./draft.ts";
import type { AskedSurvey } from "./respondent.ts";

const isPhoto = ({ type, name }: File) => type.startsWith("image/") || /\.hei[cf]$/i.test(name);

/** Photos are reduced first, as everywhere; documents go as they are. */
export function useFiles({ survey, respondent }: AskedSurvey, draft: OwnDraft): QuestionFiles | undefined {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const taken = useRef<OwnDraft["files"]>([]);
  const keep = ({ id, name }: { id: string; name: string }) => taken.current.push({ id, name });
  const photos = usePhotoUpload(keep);
  const upload = useCommand(api.files.uploadAttachment, { refetches: [] });
  if (!respondent.takesFiles) return undefined;
  const send = async ({ id }: QuestionOf<"files">, chosen: readonly File[]) => {
    setBusy(true);
    taken.current = [];
    await photos.send(chosen.filter(isPhoto));
    for (const file of chosen.filter((one) => !isPhoto(one))) {
      const stored = await upload.run({ file, fileName: file.name });
      if (stored) keep(stored);
    }
    const added = taken.current;
    draft.set({ files: [...draft.files, ...added] });
    if (added.length > 0)
      draft.answer((answers) => {
        const fileIds = [...(answers[id]?.fileIds ?? []), ...added.map((file) => file.id)];
        return { ...answers, [id]: { fileIds } };
      });
    setBusy(false);
  };
  return {
    known: [...draft.files, ...earlierFiles(survey.instrument, draft, t("files.missing"))],
    isBusy,
    onChosen: (question, files) => void send(question, files),
  };
}

/** Files of an answer that was sent before: their names are not known here. */
const earlierFiles = (instrument: AskedSurvey["survey"]["instrument"], { answers, files }: OwnDraft, name: string) =>
  questionsOf(instrument)
    .flatMap(({ id }) => answers[id]?.fileIds ?? [])
    .filter((id) => !files.some((file) => file.id === id))
    .map((id) => ({ id, name }));
