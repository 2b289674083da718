import type { ShoutCard } from "@stoep/contract/shouts";
import { DoneIcon, EyeOffIcon, NewIcon, ProgressIcon } from "@stoep/ui/icons";
import { useText } from "../words.ts";
import style from "./shout.module.css";

const looks = {
  new: { icon: NewIcon, look: style.new },
  "in-progress": { icon: ProgressIcon, look: style.progress },
  done: { icon: DoneIcon, look: style.done },
};

type ShoutStatus = Pick<ShoutCard, "status" | "solvedAs" | "sharing" | "isHidden">;

/**
 * The status: the city's progress, or the author's own word. A message that neighbours handle themselves has no status until its author
 * ends it.
 */
export function StatusBadge({ shout: { status, solvedAs, sharing, isHidden } }: { shout: ShoutStatus }) {
  const t = useText();
  const { icon: Icon, look } = looks[solvedAs ? "done" : status];
  const isTold = solvedAs !== null || sharing === "municipality";
  return (
    <>
      {isHidden && (
        <span className={style.badge}>
          <EyeOffIcon aria-hidden />
          {t("hidden")}
        </span>
      )}
      {isTold && (
        <span className={`${style.badge} ${look}`}>
          <Icon aria-hidden />
          {t(solvedAs ? `solvedAs.${solvedAs}` : `statuses.${status}`)}
        </span>
      )}
    </>
  );
}
