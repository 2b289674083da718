import { queryOf, Refused } from "@stoep/contract/kernel";
import { SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Redirect, useParams } from "wouter";
import {
  api,
  ButtonLink,
  EmptyState,
  firstScreen,
  LoadFailed,
  Spinner,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The short address of a poster: leads on to the page, which keeps its own address. */
export function ShortScreen() {
  const t = useText();
  const { code = "" } = useParams();
  const { slug } = useNetwork();
  const query = useQuery(queryOf(api.publishing.findShared, { params: { networkSlug: slug, shortCode: code } }));
  useTitle(t("short.title"));
  if (query.data) return <Redirect href={query.data.path} replace />;
  if (!query.isError) return <Spinner />;
  const isUnknown = query.error instanceof Refused && query.error.code === "not_found";
  if (!isUnknown) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("short.unknown")}
      action={
        <ButtonLink look="main" href={firstScreen}>
          {t("gone.home")}
        </ButtonLink>
      }
    >
      {t("short.unknownText")}
    </EmptyState>
  );
}
