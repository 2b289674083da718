import { sessionName, useSessionList } from "@stoep/client/own-account";
import type { SessionView } from "@stoep/contract/accounts";
import { useState } from "react";
import {
  Button,
  ConfirmDialog,
  Entries,
  Entry,
  LoadFailed,
  Section,
  Skeleton,
  toast,
  useFormat,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Where the account is signed in, with buttons to sign out there. */
export function SessionsPart() {
  const t = useText();
  const { query, endOne, endOthers, isBusy } = useSessionList(toast, t);
  const [isAsked, setAsked] = useState(false);
  const endAsked = () => {
    setAsked(false);
    endOthers();
  };
  const items = query.data?.items ?? [];
  const others = items.filter(({ isThisOne }) => !isThisOne);
  return (
    <Section id="sessions" title={t("sessions.title")}>
      <p>{t("sessions.lead")}</p>
      {query.isPending && <Skeleton height={120} />}
      {query.isError && !query.data && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      <Entries>
        {items.map((session) => (
          <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => endOne(session)} />
        ))}
      </Entries>
      {others.length > 0 && (
        <div>
          <Button isBusy={isBusy} onClick={() => setAsked(true)}>
            {t("sessions.endAll")}
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t("sessions.endAllTitle")}
          text={t("sessions.endAllText")}
          confirm={t("sessions.endAll")}
          onConfirm={endAsked}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
}

function Row({ session, isBusy, onEnd }: { session: SessionView; isBusy: boolean; onEnd: () => void }) {
  const t = useText();
  const format = useFormat();
  const name = sessionName(t, session);
  return (
    <Entry
      name={name}
      mark={session.isThisOne && t("sessions.thisOne")}
      lines={[
        t("sessions.since", { day: format.day(session.createdAt) }),
        t("sessions.until", { day: format.day(session.endsAt) }),
      ]}
    >
      {!session.isThisOne && (
        <Button isSmall isBusy={isBusy} aria-label={t("sessions.endNamed", { name })} onClick={onEnd}>
          {t("sessions.end")}
        </Button>
      )}
    </Entry>
  );
}
