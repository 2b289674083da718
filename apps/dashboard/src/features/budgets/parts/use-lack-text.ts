import { useFieldText } from "../../../app/index.ts";
import type { Draft } from "../round/draft.ts";
import { useDistrictName } from "../round/fields/use-district-name.ts";
import { districtAt, isOfIdea, type Lack } from "../round/problems.ts";
import { useText } from "./words.ts";

/** Words that say the fault of several ideas at once. */
const ofIdeas = ["ideaNotEligible", "costRequired", "districtRequired"] as const;

/** What is missing, in words: of which district, or of how many ideas. */
export function useLackText({ districts }: Pick<Draft, "districts">): (lack: Lack) => string {
  const t = useText();
  const fieldText = useFieldText();
  const nameOf = useDistrictName();
  return ({ path, code, count }) => {
    const known = isOfIdea(path) && ofIdeas.find((one) => one === code);
    if (known) return t(`lacks.${known}`, { count });
    const place = districtAt(path);
    if (place === null || districts.length < 2) return fieldText(code);
    return t("lacks.of", { place: nameOf(districts[place], place), fault: fieldText(code) });
  };
}
