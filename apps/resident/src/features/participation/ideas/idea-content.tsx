import type { ReadIdea } from "@stoep/contract/participation";
import { Attachments, PlaceLine, PostGallery } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./ideas.module.css";

/** What its author wrote, with pictures, files and place. */
export function IdeaContent({ idea: { images, text, language, attachments, place } }: { idea: ReadIdea }) {
  const t = useText();
  return (
    <>
      <PostGallery images={images} />
      <p className={style.text} lang={language}>
        {text}
      </p>
      <Attachments files={attachments} />
      {place && <PlaceLine place={{ address: t("ideas.place"), ...place }} />}
    </>
  );
}
