import type { AccountLinkRequest, OwnAccountLinks } from "@stoep/contract/care";
import { queryOf } from "@stoep/contract/kernel";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, Button, ConfirmDialog, Section, useCommand, useFormat } from "../../../app/index.ts";
import style from "../care.module.css";
import { VisitCalendar } from "../visits/visit-calendar.tsx";
import { useText } from "../words.ts";

export const ownLinks = queryOf(api.care.listOwnLinks);

/** The response is the updated list. */
function useReplaceLinks() {
  const queries = useQueryClient();
  return (now: OwnAccountLinks) => {
    queries.setQueryData(ownLinks.queryKey, now);
    // A linked helper's tasks come and go with the link.
    void queries.invalidateQueries(queryOf(api.care.listOwnTasks));
  };
}

/** An organisation's request to link the account: what it means, with yes and no. */
export function LinkRequestPart({
  request: { id: requestId, organisation, name, until },
}: {
  request: AccountLinkRequest;
}) {
  const t = useText();
  const format = useFormat();
  const whenDone = useReplaceLinks();
  const answer = useCommand(api.care.answerLink, { whenDone });
  const say = (agrees: boolean) => void answer.run({ params: { requestId }, body: { agrees } });
  return (
    <Section id={`request-${requestId}`} title={t("own.request.title", { organisation: organisation.name })}>
      <p>{t("own.request.text", { organisation: organisation.name, name })}</p>
      <p className={style.soft}>{t("own.request.until", { day: format.day(until) })}</p>
      <div className={style.answers}>
        <Button look="main" isBusy={answer.isRunning} onClick={() => say(true)}>
          {t("own.request.agree")}
        </Button>
        <Button onClick={() => say(false)}>{t("own.request.decline")}</Button>
      </div>
    </Section>
  );
}

/** The organisations that the account is linked with; each link can be ended at any time. */
export function LinkList({ links }: { links: OwnAccountLinks["links"] }) {
  const t = useText();
  const format = useFormat();
  const whenDone = useReplaceLinks();
  const [ending, setEnding] = useState<OwnAccountLinks["links"][number] | null>(null);
  const end = useCommand(api.care.endOwnLink, {
    done: t("own.links.ended"),
    whenDone: (now) => {
      setEnding(null);
      whenDone(now);
    },
  });
  if (links.length === 0) return null;
  return (
    <Section id="links" title={t("own.links.title")}>
      <p>{t("own.links.text")}</p>
      <ul className={style.list}>
        {links.map((link) => (
          <li key={link.organisation.id} className={style.link}>
            <span>
              {link.organisation.name}
              <span className={style.soft}>{t("own.links.since", { day: format.day(link.since) })}</span>
            </span>
            <VisitCalendar
              organisationId={link.organisation.id}
              label={t("visits.buttonNamed", { organisation: link.organisation.name })}
            />
            <Button
              isSmall
              aria-label={t("own.links.endNamed", { organisation: link.organisation.name })}
              onClick={() => setEnding(link)}
            >
              {t("own.links.end")}
            </Button>
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          title={t("own.links.sure", { organisation: ending.organisation.name })}
          text={t("own.links.sureText", { organisation: ending.organisation.name })}
          confirm={t("own.links.end")}
          isBusy={end.isRunning}
          onConfirm={() => void end.run({ params: { organisationId: ending.organisation.id } })}
          onClose={() => setEnding(null)}
        />
      )}
    </Section>
  );
}
