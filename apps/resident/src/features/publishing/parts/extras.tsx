import type { ReadPost } from "@stoep/contract/publishing";
import { ExternalLinkIcon, LanguageIcon } from "@stoep/ui/icons";
import { languageNames, OutsideLink } from "../../../app/index.ts";
import { useReaderLanguage } from "../reader-language.ts";
import { useText } from "../words.ts";
import style from "./message.module.css";

/** Says when the words are a translation, or in a language that the reader did not choose. */
export function LanguageNote({ post }: { post: ReadPost }) {
  const t = useText();
  const reader = useReaderLanguage();
  const isForeign = post.language !== reader;
  if (!isForeign && !post.isTranslated) return null;
  return (
    <p className={style.note}>
      <LanguageIcon aria-hidden />
      {isForeign ? t("foreign", { language: languageNames[post.language] }) : t("translated")}
    </p>
  );
}

export function CallToAction({ cta }: { cta: NonNullable<ReadPost["cta"]> }) {
  return (
    <div className={style.cta}>
      {cta.description && <p>{cta.description}</p>}
      <div>
        <OutsideLink href={cta.link} look="main">
          {cta.text}
          <ExternalLinkIcon aria-hidden />
        </OutsideLink>
      </div>
    </div>
  );
}
