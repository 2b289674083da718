import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, ButtonLink, LoadFailed, Skeleton, useTitle } from "../../../app/index.ts";
import { EmailPart } from "../parts/email-part.tsx";
import { FactorsPart } from "../parts/factors/factors-part.tsx";
import { LinkedPart } from "../parts/linked-part.tsx";
import { PasswordPart } from "../parts/password-part.tsx";
import { SessionsPart } from "../parts/sessions-part.tsx";
import { useText } from "../words.ts";

/** The account's security: password, second factors, e-mail address and sessions. */
export function SecurityScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listFactors));
  useTitle(t("security.title"));
  return (
    <>
      <div>
        <ButtonLink isSmall isAtEdge look="quiet" href="/me">
          ← {t("security.back")}
        </ButtonLink>
      </div>
      <h1>{t("security.title")}</h1>
      {query.isPending && <Skeleton height={320} />}
      {query.isError && !query.data && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <FactorsPart factors={query.data} />}
      <PasswordPart hasPassword={query.data?.hasPassword ?? true} />
      <LinkedPart />
      <EmailPart />
      <SessionsPart />
    </>
  );
}
