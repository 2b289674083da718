import { useMailSwitch } from "@stoep/client/own-account";
import { Card, Heading, Stack, Switch } from "@stoep/ui";
import { Loaded, SwitchWaiting, tell } from "../../../../app/index.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { useText } from "../../parts/words.ts";

/** One switch for all e-mails except those about the account's security. */
export function MailsScreen() {
  const t = useText();
  const { query, isOff, change } = useMailSwitch(tell, t("mails.saved"));
  return (
    <AccountPage at="mails">
      <Card>
        <Stack>
          <Heading order={2}>{t("mails.title")}</Heading>
          <Loaded query={query} waiting={<SwitchWaiting />}>
            {() => (
              <Switch
                label={t("mails.on")}
                description={t("mails.onHint")}
                checked={!isOff}
                onChange={(event) => void change(!event.currentTarget.checked)}
              />
            )}
          </Loaded>
        </Stack>
      </Card>
    </AccountPage>
  );
}
