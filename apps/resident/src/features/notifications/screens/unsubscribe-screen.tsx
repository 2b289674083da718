import { useUnsubscribe } from "@stoep/client/notices";
import { AlertIcon } from "@stoep/ui/icons";
import {
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  LoadFailed,
  Notice,
  toast,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

type UnsubscribeTopic =
  | "digest"
  | "answers"
  | "reactions"
  | "progress"
  | "activities"
  | "residence"
  | "neighbourhood"
  | "alerts";

/** The target of the link at the end of an email. It asks for a press, so that a mail scanner that opens links changes nothing. */
export function UnsubscribeScreen() {
  const t = useText();
  const { query, isSpent, isDone, isRunning, stop } = useUnsubscribe(toast);
  useTitle(t(isSpent ? "notices.unsubscribe.spentTitle" : "notices.unsubscribe.title"));
  if (isSpent) {
    return (
      <EmptyState
        isScreen
        icon={<AlertIcon aria-hidden />}
        title={t("notices.unsubscribe.spentTitle")}
        action={<AllPreferencesLink isMain />}
      >
        {t("notices.unsubscribe.spentText")}
      </EmptyState>
    );
  }
  if (query.isError) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <CardSkeleton />;
  const { network, what, isOff } = query.data;
  const ended = isDone ? "done" : isOff ? "already" : null;
  return (
    <>
      <h1>{t("notices.unsubscribe.title")}</h1>
      <p>
        <strong>{t(`notices.unsubscribe.what.${what as UnsubscribeTopic}`)}</strong>
      </p>
      <p>
        {t("notices.unsubscribe.lead", { network: network.name })} {t("notices.unsubscribe.stay")}
      </p>
      {ended && (
        <Notice tone="done" isLive>
          {t(`notices.unsubscribe.${ended}`)}
        </Notice>
      )}
      {ended && <p>{t("notices.unsubscribe.again")}</p>}
      <div>
        {ended ? (
          <AllPreferencesLink isAlerts={what === "alerts"} />
        ) : (
          <Button look="main" isBusy={isRunning} onClick={stop}>
            {t("notices.unsubscribe.do")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Leads to where they are switched on again, after signing in if need be; alerts are chosen with the residence. */
function AllPreferencesLink({ isMain, isAlerts }: { isMain?: true; isAlerts?: boolean }) {
  const t = useText();
  const isIn = useResidence() !== null;
  const href = isAlerts ? "/me/profile" : "/me/notifications";
  return (
    <ButtonLink look={isMain ? "main" : "plain"} href={isIn ? href : `/sign-in?next=${encodeURIComponent(href)}`}>
      {t(isMain ? "notices.preferences" : "notices.unsubscribe.more")}
    </ButtonLink>
  );
}
