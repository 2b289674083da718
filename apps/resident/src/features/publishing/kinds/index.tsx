/** The list of parts that each kind of post adds to cards and to its page. A new kind is a row here and a folder beside it. */
import type { ReadPost } from "@stoep/contract/publishing";
import { CalendarIcon, VacancyIcon } from "@stoep/ui/icons";
import { Suspense } from "react";
import { Skeleton } from "../../../app/index.ts";
import style from "../posts/message.module.css";
import { useText } from "../words.ts";
import { type KindParts, kindPart } from "./kind.ts";

const kinds: Record<ReadPost["kind"], KindParts> = {
  message: {},
  activity: {
    icon: CalendarIcon,
    card: { facts: kindPart(() => import("../activities/activity-card.tsx").then((m) => m.ActivityCard)) },
    page: { facts: kindPart(() => import("../activities/activity-page.tsx").then((m) => m.ActivityPage)) },
    height: 96,
  },
  vacancy: {
    icon: VacancyIcon,
    card: { facts: kindPart(() => import("../vacancies/vacancy-card.tsx").then((m) => m.VacancyCard)) },
    page: {
      facts: kindPart(() => import("../vacancies/vacancy-page.tsx").then((m) => m.VacancyPage)),
      act: kindPart(() => import("../vacancies/application-link.tsx").then((m) => m.ApplicationLink)),
    },
    height: 96,
  },
};

/** The parts of all kinds, on cards and on pages. */
export const kindParts = Object.values(kinds).flatMap(({ card = {}, page = {} }) =>
  [card.facts, card.act, page.facts, page.act].filter((part) => part !== undefined),
);

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
