import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, useLive, useResidence } from "../../app/index.ts";
import { SurveyCard } from "./parts/survey-card.tsx";
import style from "./surveys.module.css";
import { useText } from "./words.ts";

/** The surveys that the resident can answer now, or has answered; nothing where there are none. Never kept on the device. */
export function OpenSurveys() {
  return useResidence() !== null && <Surveys />;
}

function Surveys() {
  const t = useText();
  // Always asked anew: the reader may have answered meanwhile.
  const { data, refetch } = useQuery({ ...queryOf(api.surveys.listOpenSurveys, { query: {} }), staleTime: 0 });
  useLive(["surveys", "residents"], () => void refetch());
  if (!data || data.items.length === 0) return null;
  return (
    <section className={style.part} aria-labelledby="open-surveys">
      <h2 id="open-surveys">{t("open.title")}</h2>
      {data.items.map((survey) => (
        <SurveyCard key={survey.id} survey={survey} />
      ))}
    </section>
  );
}
