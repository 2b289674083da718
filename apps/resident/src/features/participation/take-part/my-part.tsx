import { pagesOf } from "@stoep/client/pages";
import type { IdeaCard } from "@stoep/contract/participation";
import { SunIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  ListState,
  OfflineCopyNotice,
  useLive,
  useOfflineCopy,
} from "../../../app/index.ts";
import { IdeaBadges, ideaHref } from "../ideas/index.ts";
import { FollowedList } from "../projects/index.ts";
import { useText } from "../words.ts";
import style from "./take-part.module.css";

/** The resident's own ideas and those that they support, with what came of each; and the projects that they follow. */
export function MyPart() {
  const t = useText();
  return (
    <>
      <Ideas which="own" />
      <Ideas which="supported" />
      <FollowedList />
      <p>
        <Link className="alone" href="/me/comments">
          {t("takePart.mine.acts")}
        </Link>
      </p>
    </>
  );
}

function Ideas({ which }: { which: "own" | "supported" }) {
  const t = useText();
  const query = useInfiniteQuery(
    which === "own" ? pagesOf(api.participation.listMyIdeas) : pagesOf(api.participation.listSupportedIdeas),
  );
  useLive(["participation"], () => void query.refetch());
  const first = { data: query.data?.pages[0]?.items, error: query.error };
  const { value, keptAt } = useOfflineCopy("myIdeas", which, first);
  const ideas = query.data?.pages.flatMap(({ items }) => items) ?? value ?? [];
  // What one supports is left out while there is nothing: the own ones say what to do.
  if (which === "supported" && ideas.length === 0) return null;
  return (
    <section className={style.part} aria-labelledby={`ideas-${which}`}>
      <h2 id={`ideas-${which}`}>{t(`takePart.mine.${which}`)}</h2>
      <OfflineCopyNotice at={keptAt} />
      <ListState
        query={query}
        isEmpty={query.data !== undefined && ideas.length === 0}
        hasContent={ideas.length > 0}
        skeleton={<CardSkeleton />}
        empty={
          <EmptyState
            title={t("takePart.mine.none")}
            icon={<SunIcon aria-hidden />}
            action={<ButtonLink href="/take-part">{t("takePart.mine.seeOpen")}</ButtonLink>}
          >
            {t("takePart.mine.noneText")}
          </EmptyState>
        }
      />
      <ul className={style.ideas}>
        {ideas.map((idea) => (
          <li key={idea.id}>
            <Row idea={idea} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("ideas.more")}
        </Button>
      )}
    </section>
  );
}

function Row({ idea }: { idea: IdeaCard }) {
  const t = useText();
  const counts = [
    t("ideas.supporters", { count: idea.supportCount }),
    t("ideas.comments", { count: idea.commentCount }),
  ];
  return (
    <article className="card covered" aria-labelledby={`my-${idea.id}`}>
      <h3 id={`my-${idea.id}`} lang={idea.language} className={style.title}>
        <Link className="cover" href={ideaHref(idea.id)}>
          {idea.title}
        </Link>
      </h3>
      <IdeaBadges idea={idea} />
      <p className={style.soft}>{counts.join(" · ")}</p>
    </article>
  );
}
