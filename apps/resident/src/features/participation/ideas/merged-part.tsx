import type { ReadIdea } from "@stoep/contract/participation";
import { Link } from "wouter";
import { Section } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { ideaHref } from "./idea-address.ts";
import style from "./ideas.module.css";

/** Ideas that were merged into this one: what each said, and who wrote it. */
export function MergedPart({ idea: { merged } }: { idea: ReadIdea }) {
  const t = useText();
  if (merged.length === 0) return null;
  return (
    <Section id="merged" title={t("ideas.merged.title")}>
      <p className={style.soft}>{t("ideas.merged.text")}</p>
      <ul className={style.names}>
        {merged.map(({ id, title, author }) => (
          <li key={id} className={style.title}>
            <Link href={ideaHref(id)}>{title}</Link>{" "}
            <span className={style.soft}>{author.isMe ? t("ideas.you") : author.name || t("ideas.anybody")}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
