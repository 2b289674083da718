import type { RefusalCode } from "@stoep/contract/kernel";
import type { ReadSurvey } from "@stoep/contract/surveys";
import { useRefusalText } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { useText } from "../words.ts";

/** Why answers cannot be sent, in words for each code. */
export function useRefusalWords({ timing, startsOn, organisation }: ReadSurvey): (code: RefusalCode) => string {
  const t = useText();
  const words = useRefusalText();
  const { day } = useProjectFacts();
  return (code) => {
    switch (code) {
      case "survey_not_active":
        return timing === "upcoming" ? t("refused.upcoming", { from: day(startsOn) }) : t("refused.over");
      case "residence_not_proven":
        return t("refused.not_proven_text");
      case "already_answered":
        return t("refused.answered");
      case "answer_sealed":
        return t("refused.sealed");
      case "changed_meanwhile":
        return t("refused.changed");
      case "not_found":
        return t("refused.gone");
      case "too_many_requests":
        return t("refused.busy");
      case "survey_code_revoked":
        return t("code.revoked", { organisation: organisation.name });
      case "unavailable":
        return t("check.unknown");
      default:
        return words(code);
    }
  };
}
