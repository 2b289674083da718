import { unbrokenName } from "@stoep/client/formats";
import type { ShoutCard } from "@stoep/contract/shouts";
import { Avatar, useFormat } from "../../../app/index.ts";
import { kindIcons } from "../kinds.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";
import { StatusBadge } from "./status-badge.tsx";

/** Author, time, kind and status. */
export function ShoutHead({ shout }: { shout: ShoutCard }) {
  const { name } = shout.author;
  return (
    <div className={style.head}>
      <Avatar name={name || "–"} />
      <AuthorLine shout={shout} />
      <Badges shout={shout} />
    </div>
  );
}

export function AuthorLine({ shout }: { shout: ShoutCard }) {
  const t = useText();
  return <ByLine {...shout} name={shout.author.isMe ? t("you") : shout.author.name || t("former")} />;
}

interface Written {
  name: string;
  createdAt: string;
  isEdited: boolean;
  neighbourhood: { name: string };
}

/** Who wrote something, when and where. */
export function ByLine({ name, createdAt, isEdited, neighbourhood }: Written) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={style.author}>
      <strong>{name}</strong>
      <span className={style.soft}>
        <time dateTime={createdAt} title={format.moment(createdAt)}>
          {format.ago(createdAt)}
        </time>
        {` · ${unbrokenName(neighbourhood.name)}`}
        {isEdited && ` · ${t("edited")}`}
      </span>
    </div>
  );
}

export function Badges({ shout }: { shout: ShoutCard }) {
  const t = useText();
  const Icon = kindIcons[shout.kind];
  return (
    <div className={style.badges}>
      <span className={style.badge}>
        <Icon aria-hidden />
        {t(`kinds.${shout.kind}`)}
      </span>
      <StatusBadge shout={shout} />
    </div>
  );
}
