import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, Skeleton, UpLink, useTitle } from "../../../app/index.ts";
import { FactorsPart } from "../second-factors/factors-part.tsx";
import { SessionsPart } from "../sessions/sessions-part.tsx";
import { LinkedIdentitiesPart } from "../sign-on/linked-identities-part.tsx";
import { useText } from "../words.ts";
import { EmailPart } from "./email-part.tsx";
import { PasswordPart } from "./password-part.tsx";

/** The account's security: password, second factors, e-mail address and sessions. */
export function SecurityScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listFactors));
  useTitle(t("security.title"));
  return (
    <>
      <UpLink href="/me">{t("security.back")}</UpLink>
      <h1>{t("security.title")}</h1>
      <QueryContent query={query} waiting={<Skeleton height={320} />}>
        {(factors) => <FactorsPart factors={factors} />}
      </QueryContent>
      <PasswordPart hasPassword={query.data?.hasPassword ?? true} />
      <LinkedIdentitiesPart />
      <EmailPart />
      <SessionsPart />
    </>
  );
}
