import type { ReadIdea } from "@stoep/contract/participation";
import { Attachments, PlaceLine, PostGallery } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./ideas.module.css";

/** What its author wrote, with pictures, files and place. */
export function IdeaContent({ idea: { images, text, language, attachments, place, answers } }: { idea: ReadIdea }) {
  const t = useText();
  return (
    <>
      <PostGallery images={images} />
      <p className={style.text} lang={language}>
        {text}
      </p>
      <Attachments files={attachments} />
      {place && <PlaceLine place={{ address: t("ideas.place"), ...place }} />}
      {answers.map(({ question, answer, isPrivate }) => (
        <p key={question} className={style.text} lang={language}>
          <strong>{question}</strong>
          {isPrivate && <span className={style.soft}> {t("ideas.privateAnswer")}</span>}
          <br />
          {answer}
        </p>
      ))}
    </>
  );
}
