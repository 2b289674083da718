import { sessionName, useSessionList } from "@stoep/client/own-account";
import type { SessionView } from "@stoep/contract/accounts";
import { useState } from "react";
import { Button, ConfirmDialog, LoadFailed, Skeleton, toast, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";

/** Where the account is signed in, and the way to end it there. */
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
    <section className={style.section} aria-labelledby="sessions">
      <h2 id="sessions">{t("sessions.title")}</h2>
      <p>{t("sessions.lead")}</p>
      {query.isPending && <Skeleton height={120} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      <ul className={style.list}>
        {items.map((session) => (
          <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => endOne(session)} />
        ))}
      </ul>
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
    </section>
  );
}

function Row({ session, isBusy, onEnd }: { session: SessionView; isBusy: boolean; onEnd: () => void }) {
  const t = useText();
  const format = useFormat();
  const name = sessionName(t, session);
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {session.isThisOne && <span>{t("sessions.thisOne")}</span>}
        <span className={style.soft}>{t("sessions.since", { day: format.day(session.createdAt) })}</span>
      </span>
      {!session.isThisOne && (
        <Button isSmall isBusy={isBusy} aria-label={t("sessions.endNamed", { name })} onClick={onEnd}>
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
