import { useMailSwitch } from "@stoep/client/own-account";
import { Card, Heading, Stack, Switch } from "@stoep/ui";
import { notify, QueryContent, SwitchPlaceholder } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { AccountPage } from "./account-page.tsx";

/** One switch for all emails except those about the account's security. */
export function MailsScreen() {
  const t = useText();
  const { query, isOff, change } = useMailSwitch(notify, t("mails.saved"));
  return (
    <AccountPage at="mails">
      <Card>
        <Stack>
          <Heading order={2}>{t("mails.title")}</Heading>
          <QueryContent query={query} waiting={<SwitchPlaceholder />}>
            {() => (
              <Switch
                label={t("mails.on")}
                description={t("mails.onHint")}
                checked={!isOff}
                onChange={(event) => void change(!event.currentTarget.checked)}
              />
            )}
          </QueryContent>
        </Stack>
      </Card>
    </AccountPage>
  );
}
