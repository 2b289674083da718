/** THE list of the parts that each kind of post adds to cards and to its page. A new kind is a row here and a folder beside it. */
import type { ReadPost } from "@stoep/contract/publishing";
import { CalendarIcon, VacancyIcon } from "@stoep/ui/icons";
import { Suspense } from "react";
import { Skeleton } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../message.module.css";
import { type KindParts, part } from "./kind.ts";

const kinds: Record<ReadPost["kind"], KindParts> = {
  message: {},
  activity: {
    icon: CalendarIcon,
    card: { facts: part(() => import("./activity/activity-card.tsx").then((m) => m.ActivityCard)) },
    page: { facts: part(() => import("./activity/activity-page.tsx").then((m) => m.ActivityPage)) },
    height: 96,
  },
  vacancy: {
    icon: VacancyIcon,
    card: { facts: part(() => import("./vacancy/vacancy-card.tsx").then((m) => m.VacancyCard)) },
    page: {
      facts: part(() => import("./vacancy/vacancy-page.tsx").then((m) => m.VacancyPage)),
      act: part(() => import("./vacancy/vacancy-act.tsx").then((m) => m.VacancyAct)),
    },
    height: 96,
  },
};

interface Props {
  post: ReadPost;
  /** On a card in a list, or on the post's own page. */
  on: "card" | "page";
  place: "facts" | "act";
}

/** The part that the post's kind adds in this place; a plain message adds nothing. */
export function KindPart({ post, on, place }: Props) {
  const kind = kinds[post.kind];
  const Part = kind[on]?.[place];
  if (!Part) return null;
  return (
    <Suspense fallback={place === "facts" && <Skeleton height={kind.height ?? 44} />}>
      <Part post={post} />
    </Suspense>
  );
}

/** Names the kind, except for a plain message. */
export function KindBadge({ kind }: { kind: ReadPost["kind"] }) {
  const t = useText();
  const Icon = kinds[kind].icon;
  if (!Icon) return null;
  return (
    <span className={style.kind}>
      <Icon aria-hidden />
      {t(`kinds.${kind}`)}
    </span>
  );
}
