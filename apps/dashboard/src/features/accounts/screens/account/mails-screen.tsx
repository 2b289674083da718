import { Card, Heading, Skeleton, Stack, Switch } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, Loaded, queryOf, useCommand } from "../../../../app/index.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { useText } from "../../parts/words.ts";

/** One switch for all mails but those that keep the account safe. */
export function MailsScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.getMailSettings));
  // The switch stands where it was put, until the server says otherwise.
  const [chosen, choose] = useState<boolean | null>(null);
  const set = useCommand(api.accounts.setMailSettings, { done: t("mails.saved") });
  const change = async (isUnsubscribedFromAll: boolean) => {
    choose(isUnsubscribedFromAll);
    if (!(await set.run({ body: { isUnsubscribedFromAll } }))) choose(null);
  };
  return (
    <AccountPage at="mails">
      <Card>
        <Stack>
          <Heading order={2}>{t("mails.title")}</Heading>
          <Loaded query={query} waiting={<Skeleton height={56} />}>
            {({ isUnsubscribedFromAll }) => (
              <Switch
                label={t("mails.none")}
                description={t("mails.noneHint")}
                checked={chosen ?? isUnsubscribedFromAll}
                onChange={(event) => void change(event.currentTarget.checked)}
              />
            )}
          </Loaded>
        </Stack>
      </Card>
    </AccountPage>
  );
}
