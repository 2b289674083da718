import type { ReadPost } from "@stoep/contract/publishing";
import { ExternalLinkIcon, LanguageIcon } from "@stoep/ui/icons";
import { Button, ButtonLink, languageName, OutsideLink, useLanguage } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./message.module.css";
import type { Original } from "./original.ts";
import { useClickReport } from "./view-reports.ts";

/** Of anything that is translated: of what is shown, only its language counts. */
type NotedOriginal = Original<Pick<ReadPost, "language" | "isTranslated">>;

/** Says that the text is a translation, with a switch to the original, or is in a language that the reader did not choose. */
export function LanguageNote({ original: { shown, isOriginal, isLoading, toggle } }: { original: NotedOriginal }) {
  const t = useText();
  const reader = useLanguage();
  const language = languageName(shown.language, reader);
  if (!shown.isTranslated && shown.language === reader) return null;
  return (
    <div className={style.note}>
      <LanguageIcon aria-hidden />
      <span>{t(shown.isTranslated ? (isOriginal ? "original" : "translated") : "foreign", { language })}</span>
      {shown.isTranslated && (
        <Button isSmall isAtEdge look="quiet" isBusy={isLoading} onClick={toggle}>
          {t(isOriginal ? "seeTranslation" : "seeOriginal")}
        </Button>
      )}
    </div>
  );
}

/** Reports to the server that the link was followed, without waiting. */
export function CallToAction({ postId, cta }: { postId: string; cta: NonNullable<ReadPost["cta"]> }) {
  const tellClicked = useClickReport(postId);
  return (
    <div className={style.panel}>
      {cta.description && <p>{cta.description}</p>}
      <div>
        {cta.type === "contact-form" ? (
          <ButtonLink href={cta.link} look="main" onClick={tellClicked} onAuxClick={tellClicked}>
            {cta.text}
          </ButtonLink>
        ) : (
          <OutsideLink href={cta.link} look="main" onClick={tellClicked} onAuxClick={tellClicked}>
            {cta.text}
            <ExternalLinkIcon aria-hidden />
          </OutsideLink>
        )}
      </div>
    </div>
  );
}
