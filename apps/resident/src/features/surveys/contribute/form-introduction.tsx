import type { ReadSurvey } from "@stoep/contract/surveys";
import { questionsOf } from "@stoep/instrument";
import { Notice } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { Video } from "../../publishing/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";

/** What is asked for, by whom and until when, or that nothing is taken now. */
export function FormIntroduction({ form, isOpen }: { form: ReadSurvey; isOpen: boolean }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { introduction, instrument, language, videoId, organisation, endsOn, startsOn, timing } = form;
  const title = introduction?.title || instrument.title;
  const hasPrivate = questionsOf(instrument).some(({ isPrivate }) => isPrivate);
  const until = endsOn === null ? t("intro.noEnd") : t("intro.until", { until: day(endsOn) });
  return (
    <>
      <h1 lang={language}>{title}</h1>
      <p className={style.soft}>
        {[t("intro.by", { organisation: organisation.name }), ...(isOpen ? [until] : [])].join(" · ")}
      </p>
      {introduction && (
        <p className={style.lines} lang={language}>
          {introduction.text}
        </p>
      )}
      {instrument.showsHeader && instrument.description !== "" && (
        <p className={style.lines} lang={language}>
          {instrument.description}
        </p>
      )}
      {videoId && <Video videoId={videoId} title={title} />}
      {isOpen ? (
        <p className={style.soft}>
          {t("form.readers")} {hasPrivate && t("form.private", { count: form.keptMonths })}
        </p>
      ) : (
        <Notice>{timing === "upcoming" ? t("form.upcoming", { from: day(startsOn) }) : t("form.over")}</Notice>
      )}
    </>
  );
}
