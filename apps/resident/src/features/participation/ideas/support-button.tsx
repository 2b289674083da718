import type { IdeaCard } from "@stoep/contract/participation";
import { CheckIcon, LikeIcon } from "@stoep/ui/icons";
import { api, Button, useCommand, useResidence } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { useIdeaCache } from "./idea-cache.ts";
import style from "./ideas.module.css";

type Supported = Pick<
  IdeaCard,
  "id" | "title" | "isSupported" | "supportCount" | "author" | "isWaiting" | "isHidden" | "takesSupport"
>;

interface Props {
  idea: Supported;
  /** Whether support can still be given and withdrawn. */
  isOpen: boolean;
  /** For an idea that no query holds. */
  onChange?: (state: SupportState) => void;
}

export type SupportState = Pick<IdeaCard, "isSupported" | "supportCount">;

/** How many support an idea, and the button with which a resident does, or no longer does. Shown at once, and taken back if it is refused. */
export function SupportButton({ idea, isOpen, onChange }: Props) {
  const t = useText();
  const change = useIdeaCache();
  const residence = useResidence();
  const { id: ideaId, title, isSupported, supportCount, author } = idea;
  const settle = (state: SupportState) => {
    change(ideaId, () => state);
    onChange?.(state);
  };
  const support = useCommand(api.participation.supportIdea, { refetches: [], whenDone: settle });
  const withdraw = useCommand(api.participation.withdrawSupport, { refetches: [], whenDone: settle });
  const count = <span className={style.soft}>{t("ideas.supporters", { count: supportCount })}</span>;
  if (!idea.takesSupport) return null;
  if (!residence || author.isMe || idea.isWaiting || idea.isHidden) return count;
  if (!isOpen)
    return (
      <div className={style.support}>
        {count}
        {isSupported && <span className={style.soft}>{t("ideas.isSupported")}</span>}
      </div>
    );
  const press = async () => {
    // It counts once the residence is proven.
    const step = residence.isProven ? 1 : 0;
    settle({ isSupported: !isSupported, supportCount: Math.max(0, supportCount + (isSupported ? -step : step)) });
    const done = await (isSupported ? withdraw : support).run({ params: { ideaId } });
    if (done === undefined) settle({ isSupported, supportCount });
  };
  return (
    <div className={style.support}>
      <Button
        isSmall
        aria-pressed={isSupported}
        aria-label={t(isSupported ? "ideas.supportedOf" : "ideas.supportOf", { title })}
        isBusy={support.isRunning || withdraw.isRunning}
        onClick={() => void press()}
      >
        {isSupported ? <CheckIcon aria-hidden /> : <LikeIcon aria-hidden />}
        {t(isSupported ? "ideas.isSupported" : "ideas.support")}
      </Button>
      {count}
      {isSupported && !residence.isProven && <span className={style.soft}>{t("ideas.countsLater")}</span>}
    </div>
  );
}
