import { queryOf } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import type { OpenSurvey } from "@stoep/contract/surveys";
import { useQuery } from "@tanstack/react-query";
import { api, useLanguage, useLive, useNetwork, useResidence } from "../../app/index.ts";
import { SurveyCard } from "./parts/survey-card.tsx";
import style from "./surveys.module.css";
import { useText } from "./words.ts";

/** The surveys, calls and contribution forms of a project that are open: for a resident theirs, for everybody else the public ones. */
export function SurveysOfProject({ project }: { project: ReadProject }) {
  return useResidence() === null ? <OfGuest projectId={project.id} /> : <OfResident projectId={project.id} />;
}

function OfResident({ projectId }: { projectId: string }) {
  // Always asked anew: the reader may have answered meanwhile.
  const query = useQuery({ ...queryOf(api.surveys.listOpenSurveys, { query: { projectId } }), staleTime: 0 });
  useLive(["surveys", "residents"], () => void query.refetch());
  return <Cards surveys={query.data?.items ?? []} />;
}

function OfGuest({ projectId }: { projectId: string }) {
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const { data } = useQuery(
    queryOf(api.surveys.listPublicSurveys, { params: { networkSlug }, query: { projectId, language } }),
  );
  const open = (data?.items ?? []).filter(({ timing }) => timing === "active");
  return <Cards surveys={open.map((one) => ({ ...one, hasAnswered: false, canChange: false }))} />;
}

function Cards({ surveys }: { surveys: OpenSurvey[] }) {
  const t = useText();
  if (surveys.length === 0) return null;
  return (
    <section className={style.part} aria-labelledby="project-surveys">
      <h2 id="project-surveys">{t("open.ofProject")}</h2>
      {surveys.map((survey) => (
        <SurveyCard key={survey.id} survey={survey} />
      ))}
    </section>
  );
}
