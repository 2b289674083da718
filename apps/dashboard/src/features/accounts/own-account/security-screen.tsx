import { Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, CardsPlaceholder, QueryContent, queryOf } from "../../../app/index.ts";
import { FactorsCard } from "../second-factors/factors-card.tsx";
import { LinkedSignOns } from "../sign-on/parts/linked-sign-ons.tsx";
import { AccountPage } from "./account-page.tsx";
import { EmailCard } from "./email-card.tsx";
import { PasswordCard } from "./password-card.tsx";

/** Everything about the security of the personal account. */
export function SecurityScreen() {
  const query = useQuery(queryOf(api.accounts.listFactors));
  return (
    <AccountPage at="security">
      <QueryContent query={query} waiting={<CardsPlaceholder cards={3} />}>
        {(factors) => (
          <Stack gap="lg">
            <FactorsCard factors={factors} />
            <PasswordCard hasPassword={factors.hasPassword} />
            <EmailCard />
            <LinkedSignOns />
          </Stack>
        )}
      </QueryContent>
    </AccountPage>
  );
}
