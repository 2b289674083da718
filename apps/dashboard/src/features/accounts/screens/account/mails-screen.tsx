import { useMailSwitch } from "@stoep/client/own-account";
import { Card, Heading, Skeleton, Stack, Switch } from "@stoep/ui";
import { Loaded, tell } from "../../../../app/index.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { useText } from "../../parts/words.ts";

/** One switch for all mails but those that keep the account safe. */
export function MailsScreen() {
  const t = useText();
  const { query, isOff, change } = useMailSwitch(tell, t("mails.saved"));
  return (
    <AccountPage at="mails">
      <Card>
        <Stack>
          <Heading order={2}>{t("mails.title")}</Heading>
          <Loaded query={query} waiting={<Skeleton height={56} />}>
            {() => (
              <Switch
                label={t("mails.none")}
                description={t("mails.noneHint")}
                checked={isOff}
                onChange={(event) => void change(event.currentTarget.checked)}
              />
            )}
          </Loaded>
        </Stack>
      </Card>
    </AccountPage>
  );
}
