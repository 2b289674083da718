import { unbroken } from "@stoep/client/formats";
import { personName } from "@stoep/contract/kernel";
import type { MyApplication as Mine, MyVacancy } from "@stoep/contract/vacancies";
import { useState } from "react";
import { api, Button, ConfirmDialog, Section, toast, useCommand, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./application.module.css";
import { ApplicationState } from "./application-state.tsx";

interface Props {
  mine: MyVacancy;
  application: Mine;
  onEdit: () => void;
  onWithdrawn: () => void;
}

/** The resident's application and its state, with buttons to change or withdraw it, or why that is no longer possible. */
export function MyApplication({ mine, application, onEdit, onWithdrawn }: Props) {
  const t = useText();
  const format = useFormat();
  const { vacancy, can } = mine;
  const { createdAt, updatedAt, state } = application;
  return (
    <Section id="application" title={t(`what.${state}`, { organisation: vacancy.organisation })}>
      <ApplicationState state={state} />
      <dl className={style.facts}>
        <Fact name={t("sentAt")} value={format.moment(createdAt)} />
        {updatedAt !== createdAt && <Fact name={t("changedAt")} value={format.moment(updatedAt)} />}
        <Fact name={t("name")} value={personName(application)} />
        <Fact name={t("email")} value={application.email} />
        {application.phone && <Fact name={t("asked.phone")} value={application.phone} />}
        {application.address && <Fact name={t("asked.address")} value={unbroken(application.address)} />}
        <Fact name={t("asked.motivation")} value={application.motivation} />
      </dl>
      <ClosedNotice mine={mine} />
      <div className={style.acts}>
        {can.change === true && <Button onClick={onEdit}>{t("edit")}</Button>}
        {can.withdraw === true && <WithdrawButton mine={mine} onDone={onWithdrawn} />}
      </div>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Says why the resident can no longer change or withdraw it. */
function ClosedNotice({ mine: { can, vacancy } }: { mine: MyVacancy }) {
  const t = useText();
  if (!vacancy.isThere) return <p className={style.soft}>{t("why.gone")}</p>;
  if (can.withdraw !== true) return <p className={style.soft}>{t("why.closed")}</p>;
  if (can.change === "application_decided") return <p className={style.soft}>{t("why.decided")}</p>;
  return null;
}

function WithdrawButton({ mine: { vacancy }, onDone }: { mine: MyVacancy; onDone: () => void }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useCommand(api.vacancies.withdrawApplication, {
    whenDone: () => {
      toast(t("withdrawn"));
      setAsked(false);
      onDone();
    },
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t("withdraw")}</Button>
      {isAsked && (
        <ConfirmDialog
          title={t("withdrawTitle", { title: vacancy.title })}
          text={t("withdrawText", { organisation: vacancy.organisation })}
          confirm={t("withdrawDo")}
          isBusy={withdraw.isRunning}
          onConfirm={() => void withdraw.run({ params: { postId: vacancy.postId } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
