import { Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, CardsWaiting, Loaded, queryOf } from "../../../../app/index.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { EmailCard } from "../../parts/security/email-card.tsx";
import { FactorsCard } from "../../parts/security/factors-card.tsx";
import { PasswordCard } from "../../parts/security/password-card.tsx";
import { LinkedSignOns } from "../../sign-on/parts/linked-sign-ons.tsx";

/** Everything about the security of the personal account. */
export function SecurityScreen() {
  const query = useQuery(queryOf(api.accounts.listFactors));
  return (
    <AccountPage at="security">
      <Loaded query={query} waiting={<CardsWaiting cards={3} />}>
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
