import { questionsOf } from "@stoep/instrument";
import { CheckField, SelectField, TrapField } from "../../../app/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { DiscardButton } from "./discard-button.tsx";
import type { OwnDraft } from "./draft.ts";
import { type AskedSurvey, asksNeighbourhood } from "./respondent.ts";

interface Props extends AskedSurvey {
  draft: OwnDraft;
  /** Of the neighbourhood. */
  problem: string | undefined;
}

/** What is chosen and known before the first question. */
export function BeforePart({ survey, respondent, draft, problem }: Props) {
  const t = useText();
  return (
    <>
      {asksNeighbourhood(respondent) && survey.neighbourhoods.length > 1 && (
        <SelectField
          id="field-neighbourhoodId"
          label={t("neighbourhood.label")}
          hint={t("neighbourhood.hint")}
          prompt={t("neighbourhood.prompt")}
          value={draft.neighbourhoodId}
          error={problem}
          onValue={(neighbourhoodId) => draft.set({ neighbourhoodId })}
          choices={survey.neighbourhoods.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {respondent.isOpen && !respondent.code && (
        <TrapField value={draft.website} onValue={(website) => draft.set({ website })} />
      )}
      <CheckField
        id="field-isShared"
        label={t("device.shared")}
        hint={t(draft.isShared ? "device.sharedHint" : "device.keptHint")}
        isOn={draft.isShared}
        onChange={(isShared) => draft.set({ isShared })}
      />
      {draft.isUnsent && <DiscardButton draft={draft} respondent={respondent} />}
      <Facts survey={survey} respondent={respondent} />
    </>
  );
}

/** Who reads the answers, and for how long they are kept. */
function Facts({ survey, respondent: { isOpen, code } }: Pick<AskedSurvey, "survey" | "respondent">) {
  const t = useText();
  const { organisation, instrument, canChange, keptMonths } = survey;
  const facts = [
    t("facts.who", { organisation: organisation.name }),
    code !== undefined && t("facts.code"),
    questionsOf(instrument).some(({ isPrivate }) => isPrivate) && t("facts.private"),
    isOpen && !code ? t("facts.open") : t(canChange ? "facts.change" : "facts.once"),
    t("facts.kept", { count: keptMonths }),
  ].filter((fact) => fact !== false);
  return (
    <details className={style.facts}>
      <summary>{t("facts.title")}</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}
