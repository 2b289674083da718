import { useUnsubscribe } from "@stoep/client/notices";
import { Button, ButtonLink, Notice, Stack, Text } from "@stoep/ui";
import { notify, QueryContent, SwitchPlaceholder, useSessionState } from "../../../app/index.ts";
import { useNoticeText } from "../../notifications/index.ts";
import { DeadLink } from "../parts/dead-link.tsx";
import { Entrance } from "../parts/entrance.tsx";

type MailKind = "digest" | "mine" | "arrivals" | "comments" | "reports" | "residents";

/** The target of the link at the end of a mail. Needs the press of a button, so that mail scanners that open links change nothing. */
export function UnsubscribeScreen() {
  const t = useNoticeText();
  const isIn = useSessionState().phase === "in";
  const { query, isSpent, isDone, isRunning, stop } = useUnsubscribe(notify);
  const account = "/account/notifications";
  const label = t(isSpent ? "preferences" : "unsubscribe.more");
  const more = { href: isIn ? account : `/sign-in?next=${encodeURIComponent(account)}`, label };
  if (isSpent) return <DeadLink title={t("unsubscribe.spentTitle")} why={t("unsubscribe.spentText")} next={more} />;
  return (
    <Entrance title={t("unsubscribe.title")}>
      <QueryContent query={query} waiting={<SwitchPlaceholder />}>
        {({ network, what, isOff }) => (
          <Stack>
            <Text fw={600}>{t(`unsubscribe.what.${what as MailKind}`)}</Text>
            <Text>{`${t("unsubscribe.lead", { network: network.name })} ${t("unsubscribe.stay")}`}</Text>
            {isDone || isOff ? (
              <>
                <div role="status">
                  <Notice tone="success">{t(isDone ? "unsubscribe.done" : "unsubscribe.already")}</Notice>
                </div>
                <Text>{t("unsubscribe.again")}</Text>
                <ButtonLink href={more.href} variant="default" fullWidth>
                  {more.label}
                </ButtonLink>
              </>
            ) : (
              <Button fullWidth loading={isRunning} onClick={stop}>
                {t("unsubscribe.do")}
              </Button>
            )}
          </Stack>
        )}
      </QueryContent>
    </Entrance>
  );
}
