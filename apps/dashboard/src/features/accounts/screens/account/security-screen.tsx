import { Skeleton, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf } from "../../../../app/index.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { EmailCard } from "../../parts/security/email-card.tsx";
import { FactorsCard } from "../../parts/security/factors-card.tsx";
import { PasswordCard } from "../../parts/security/password-card.tsx";
import { LinkedSignOns } from "../../sign-on/parts/linked-sign-ons.tsx";

/** What keeps the account one's own. */
export function SecurityScreen() {
  const query = useQuery(queryOf(api.accounts.listFactors));
  return (
    <AccountPage at="security">
      <Loaded query={query} waiting={<Skeleton height={560} />}>
        {(factors) => (
          <Stack gap="lg">
            <FactorsCard factors={factors} />
            <PasswordCard hasPassword={factors.hasPassword} />
            <EmailCard />
            <LinkedSignOns />
          </Stack>
        )}
      </Loaded>
    </AccountPage>
  );
}
