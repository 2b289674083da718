import { unbrokenName } from "@stoep/client/formats";
import type { IdeaCard } from "@stoep/contract/participation";
import { ClockIcon, EyeOffIcon, MoneyIcon } from "@stoep/ui/icons";
import { useFormat } from "../../../app/index.ts";
import { ByLine } from "../../shouts/index.ts";
import { useText } from "../words.ts";
import { kindIcons, typeIcons } from "./idea-kinds.ts";
import style from "./ideas.module.css";

type Named = Pick<IdeaCard, "author" | "neighbourhood">;

/** Who wrote it: "You", a name, or "A resident of Muide". */
export function useAuthorName() {
  const t = useText();
  return ({ author, neighbourhood }: Named): string => {
    if (author.isMe) return t("ideas.you");
    return author.name || t("ideas.resident", { neighbourhood: unbrokenName(neighbourhood.name) });
  };
}

type Headed = Named & Pick<IdeaCard, "createdAt"> & { isEdited?: boolean };

export function IdeaByLine({ idea }: { idea: Headed }) {
  const t = useText();
  const name = useAuthorName()(idea);
  const { author, createdAt, neighbourhood, isEdited = false } = idea;
  const marks = [author.isFromCounter && t("ideas.fromCounter"), author.isUnproven && t("ideas.unproven")];
  const said = marks.filter(Boolean).join(" · ");
  return (
    <div className={style.byline}>
      <ByLine name={name} createdAt={createdAt} neighbourhood={neighbourhood} isEdited={isEdited} />
      {said && <span className={style.soft}>{said}</span>}
    </div>
  );
}

type Badged = Pick<IdeaCard, "kind" | "type" | "isWaiting" | "isHidden" | "cost" | "works">;

/** Its kind, how far it has come, what it costs, and what only its author sees. */
export function IdeaBadges({ idea }: { idea: Badged }) {
  const t = useText();
  const format = useFormat();
  const { kind, type, cost, works, isWaiting, isHidden } = idea;
  const [Kind, Type] = [kindIcons[kind], typeIcons[type]];
  return (
    <div className={style.badges}>
      <span className={style.badge}>
        <Kind aria-hidden />
        {t(`ideas.kinds.${kind}`)}
      </span>
      <span className={`${style.badge} ${style[type]}`}>
        <Type aria-hidden />
        {t(`ideas.types.${type}`)}
        {works && ` · ${t(`ideas.works.states.${works.state}`)}, ${format.percent(works.percent / 100)}`}
      </span>
      {cost && (
        <span className={style.badge}>
          <MoneyIcon aria-hidden />
          {format.money(cost.amount, cost.currency)}
        </span>
      )}
      {isWaiting && (
        <span className={style.badge}>
          <ClockIcon aria-hidden />
          {t("ideas.waits")}
        </span>
      )}
      {isHidden && (
        <span className={style.badge}>
          <EyeOffIcon aria-hidden />
          {t("ideas.hidden")}
        </span>
      )}
    </div>
  );
}
