import type { ShoutCard as Shout } from "@stoep/contract/shouts";
import { CommentsIcon, PlaceIcon } from "@stoep/ui/icons";
import { Link } from "wouter";
import { ReactionBar } from "../../conversations/index.ts";
import { FirstPicture } from "../../publishing/index.ts";
import { isAboutThing, kindIcons } from "../kinds.ts";
import { useShoutCache } from "../shout-cache.ts";
import { shoutSubject } from "../shout-subject.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";
import { AuthorLine, Badges, ShoutHead } from "./shout-head.tsx";

/** A neighbour's message in a list. Pressing it anywhere opens it, except on other controls. */
export function ShoutCard({ shout, isFirst = false }: { shout: Shout; isFirst?: boolean }) {
  const isOver = shout.solvedAs !== null;
  return (
    <article className={`card covered ${isOver ? style.over : ""}`} aria-labelledby={`title-${shout.id}`}>
      {isAboutThing(shout.kind) ? <Thing shout={shout} /> : <Words shout={shout} isFirst={isFirst} />}
      <Foot shout={shout} />
    </article>
  );
}

function Title({ shout: { id, title, language } }: { shout: Shout }) {
  return (
    <h2 id={`title-${id}`} lang={language}>
      <Link className="cover" href={`/neighbours/${id}`}>
        {title}
      </Link>
    </h2>
  );
}

function Words({ shout, isFirst }: { shout: Shout; isFirst: boolean }) {
  const { text, language, images, place } = shout;
  return (
    <>
      <ShoutHead shout={shout} />
      <Title shout={shout} />
      {place?.street && (
        <p className={`${style.facts} ${style.soft}`}>
          <PlaceIcon aria-hidden />
          {place.street}
        </p>
      )}
      <FirstPicture images={images} isFirst={isFirst} />
      <p className={`${style.text} ${style.short}`} lang={language}>
        {text}
      </p>
    </>
  );
}

/** Something sought, given away or borrowed: its photo, or the icon of its kind, beside its text. */
function Thing({ shout }: { shout: Shout }) {
  const { kind, text, language, images } = shout;
  const Icon = kindIcons[kind];
  const [photo] = images;
  return (
    <div className={style.thing}>
      <span className={style.tile}>
        {photo ? <img src={`${photo.address}/320`} alt={photo.altText} loading="lazy" /> : <Icon aria-hidden />}
      </span>
      <div className={style.words}>
        <Badges shout={shout} />
        <Title shout={shout} />
        <p className={`${style.text} ${style.short}`} lang={language}>
          {text}
        </p>
        <AuthorLine shout={shout} />
      </div>
    </div>
  );
}

function Foot({ shout }: { shout: Shout }) {
  const t = useText();
  return (
    <div className={style.foot}>
      <ShoutReactions shout={shout} />
      <Link className={style.comments} href={`/neighbours/${shout.id}#comments`}>
        <CommentsIcon aria-hidden />
        {t("comments", { count: shout.commentCount })}
      </Link>
    </div>
  );
}

export function ShoutReactions({ shout }: { shout: Shout }) {
  const change = useShoutCache();
  return (
    <ReactionBar
      target={shoutSubject(shout.id)}
      reactions={shout.reactions}
      myReaction={shout.myReaction}
      onChanged={({ reactions, myReaction }) => change(shout.id, () => ({ reactions, myReaction }))}
    />
  );
}
