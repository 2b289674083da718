import { api } from "@stoep/client/api";
import { readRecord } from "@stoep/client/token";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { useTitle } from "../document-title.ts";
import { ButtonLink } from "../kit/button.tsx";
import { QueryContent } from "../kit/query-content.tsx";
import { Spinner } from "../kit/states.tsx";
import { Layout } from "../layout.tsx";
import { activeResidence, useSession } from "../session.tsx";
import { useAppText } from "../text.ts";

/** The networks of this installation. If there is only one, or the reader lives in one, it opens immediately. */
export function NetworksScreen() {
  const t = useAppText();
  useTitle("Stoep");
  const home = activeResidence(useSession())?.network.slug;
  const query = useQuery({ ...queryOf(api.neighbourhoods.listNetworks), enabled: !home });
  if (home && readRecord()) return <Redirect href={`/${home}`} replace />;
  const [first, second] = query.data?.items ?? [];
  if (first && !second) return <Redirect href={`/${first.slug}`} replace />;
  return (
    <Layout name="Stoep" home="/" hasTabs={false}>
      <QueryContent query={query} waiting={<Spinner />} isScreen>
        {({ items }) => (
          <>
            <h1>{t("networks.title")}</h1>
            <p>{t(first ? "networks.lead" : "networks.none")}</p>
            {items.map(({ slug, name }) => (
              <ButtonLink key={slug} href={`/${slug}`} isWide>
                {name}
              </ButtonLink>
            ))}
          </>
        )}
      </QueryContent>
    </Layout>
  );
}
