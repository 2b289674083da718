import { readAgent, type SessionView } from "@stoep/contract/accounts";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, Button, ConfirmDialog, LoadFailed, Skeleton, toast, useCommand, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";

/** Where the account is signed in, and the way to end it there. */
export function SessionsPart() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listSessions));
  const [isAsked, setAsked] = useState(false);
  const end = useCommand(api.accounts.endOtherSession);
  const endAll = useCommand(api.accounts.endOtherSessions);
  const isBusy = end.isRunning || endAll.isRunning;
  const endOne = async (sessionId: string) => {
    if (await end.run({ params: { sessionId } })) toast(t("sessions.ended"));
  };
  const endOthers = async () => {
    setAsked(false);
    if (await endAll.run({})) toast(t("sessions.endedAll"));
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
          <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => void endOne(session.id)} />
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
          onConfirm={() => void endOthers()}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function Row({ session, isBusy, onEnd }: { session: SessionView; isBusy: boolean; onEnd: () => void }) {
  const t = useText();
  const format = useFormat();
  const name = useSessionName(session);
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

/** "Firefox on Android · dashboard" */
function useSessionName({ agent, client }: SessionView): string {
  const t = useText();
  const { browser, system } = readAgent(agent);
  const where =
    browser && system ? t("sessions.on", { browser, system }) : (browser ?? system ?? t("sessions.unknown"));
  const part = client === "dashboard" || client === "resident" ? t(`sessions.clients.${client}`) : client;
  return `${where} · ${part}`;
}
