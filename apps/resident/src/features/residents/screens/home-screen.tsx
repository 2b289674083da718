import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, FormSkeleton, QueryContent, UpLink, useLive, useTitle } from "../../../app/index.ts";
import { FollowedNeighbourhoodsPart } from "../parts/followed-neighbourhoods-part.tsx";
import { HouseholdPart } from "../parts/household-part.tsx";
import { useText } from "../words.ts";

/** One's address with its proof and its household, and the neighbourhoods beside it that one follows. */
export function HomeScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.residents.getMyResidence));
  useLive(["residents"], () => void query.refetch());
  useTitle(t("me.home"));
  return (
    <>
      <UpLink href="/me">{t("me.title")}</UpLink>
      <h1>{t("me.home")}</h1>
      <QueryContent query={query} waiting={<FormSkeleton fields={3} />}>
        {(mine) => (
          <>
            <HouseholdPart mine={mine} />
            <FollowedNeighbourhoodsPart />
          </>
        )}
      </QueryContent>
    </>
  );
}
