import { type Problems, translationAt, usePictureWords, useProblems } from "../../../app/editor/index.ts";
import { languageNames } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";
import { messageChecks } from "./problems.ts";
import type { MessageDesk } from "./use-desk.ts";

export function useMessageProblems(desk: MessageDesk, draft: Draft): Problems {
  return useProblems({ desk, draft, checks: messageChecks, placeText: usePlaceText(draft) });
}

/** A prefix for the fault of one item of a list: "Picture 2: ". */
function usePlaceText(draft: Draft): (path: string) => string {
  const t = useText();
  const pictureWords = usePictureWords();
  return (path) => {
    const number = Number(path.split(".")[1]) + 1;
    const translation = draft.translations[translationAt(path) ?? -1];
    if (translation) return `${languageNames[translation.language]}: `;
    if (/^images\.\d/.test(path)) return `${pictureWords.name(number - 1)}: `;
    if (/^options\.\d/.test(path)) return `${t("compose.poll.choice", { number })}: `;
    return "";
  };
}
