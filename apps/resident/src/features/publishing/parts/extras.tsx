import type { ReadPost } from "@stoep/contract/publishing";
import { ExternalLinkIcon, LanguageIcon } from "@stoep/ui/icons";
import { Button, languageNames, OutsideLink } from "../../../app/index.ts";
import type { Original } from "../original.ts";
import { useReaderLanguage } from "../reader-language.ts";
import { useText } from "../words.ts";
import style from "./message.module.css";

/** Says when the words are a translation, with the way to the original, or in a language that the reader did not choose. */
export function LanguageNote({ original: { shown, isOriginal, isLoading, toggle } }: { original: Original }) {
  const t = useText();
  const reader = useReaderLanguage();
  const language = languageNames[shown.language];
  if (!shown.isTranslated && shown.language === reader) return null;
  return (
    <div className={style.note}>
      <LanguageIcon aria-hidden />
      {!shown.isTranslated && t("foreign", { language })}
      {shown.isTranslated && (isOriginal ? t("original", { language }) : t("translated"))}
      {shown.isTranslated && (
        <Button isSmall isAtEdge look="quiet" isBusy={isLoading} onClick={() => void toggle()}>
          {t(isOriginal ? "seeTranslation" : "seeOriginal")}
        </Button>
      )}
    </div>
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
