import { queryOf, Refused } from "@stoep/contract/kernel";
import { SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import {
  api,
  BackLink,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  LoadFailed,
  useAppText,
  useHome,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import { OrganisationArticle } from "./organisation-article.tsx";

/** How an organisation describes itself, for everybody. S1 §3 Organisation */
export function OrganisationScreen() {
  const t = useText();
  const { organisationId = "" } = useParams();
  const { slug } = useNetwork();
  const query = useQuery(queryOf(api.accounts.readOrganisation, { params: { networkSlug: slug, organisationId } }));
  useTitle(query.data?.name ?? t("organisation.heading"));
  if (query.error instanceof Refused && ["not_found", "invalid_input"].includes(query.error.code))
    return <OrganisationGone />;
  if (query.isError && !query.data) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  return (
    <>
      <BackLink />
      {query.data ? <OrganisationArticle profile={query.data} /> : <CardSkeleton hasPicture />}
    </>
  );
}

function OrganisationGone() {
  const t = useText();
  const app = useAppText();
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("organisation.gone")}
      action={
        <ButtonLink look="main" href={useHome()}>
          {app("back")}
        </ButtonLink>
      }
    >
      {t("organisation.goneText")}
    </EmptyState>
  );
}
