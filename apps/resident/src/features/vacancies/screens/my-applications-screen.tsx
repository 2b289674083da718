import { pagesOf } from "@stoep/client/pages";
import { VacancyIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { api, Button, EmptyState, ListState, UpLink, useFormat, useLive, useTitle } from "../../../app/index.ts";
import style from "../parts/application.module.css";
import { ApplicationState } from "../parts/application-state.tsx";
import { useText } from "../words.ts";

/** The resident's applications, the latest first. */
export function MyApplicationsScreen() {
  const t = useText();
  const format = useFormat();
  const query = useInfiniteQuery(pagesOf(api.vacancies.listMyApplications));
  useLive(["vacancies"], () => void query.refetch());
  useTitle(t("all"));
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <UpLink href="/me">{t("me")}</UpLink>
      <h1>{t("all")}</h1>
      <ListState
        query={query}
        isEmpty={query.data !== undefined && rows.length === 0}
        hasContent={rows.length > 0}
        empty={
          <EmptyState title={t("none")} icon={<VacancyIcon aria-hidden />}>
            {t("noneText")}
          </EmptyState>
        }
      />
      <ul className={style.list}>
        {rows.map(({ postId, title, organisation, createdAt, state }) => (
          <li key={postId} className={`card ${style.row}`}>
            <Link href={`/vacancies/${postId}/application`}>{title}</Link>
            <span className={style.soft}>
              {organisation} · {format.day(createdAt)}
            </span>
            <ApplicationState state={state} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("older")}
          </Button>
        </div>
      )}
    </>
  );
}
