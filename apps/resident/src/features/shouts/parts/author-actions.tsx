import type { ReadShout } from "@stoep/contract/shouts";
import { solvedWordOf } from "@stoep/contract/shouts/values";
import { CheckIcon, DeleteIcon, EditIcon, RefreshIcon, ShareIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useLocation } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
  DialogActions,
  ErrorSummary,
  Notice,
  PersonalDetailsNotice,
  Section,
  TextArea,
  toast,
  useAppText,
  useCommand,
  useFormat,
  usePersonalDetails,
  useUnsentForm,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";

/** The author's actions. */
export function AuthorActions({ shout }: { shout: ReadShout }) {
  const t = useText();
  const { id, can, sharing } = shout;
  return (
    <>
      {shout.askedBy && can.share === true && (
        <SharingRequest shout={shout} organisation={shout.askedBy.organisation} />
      )}
      <Section id="own" title={t("own.title")}>
        {shout.reopenUntil && <ReopenPart shout={shout} until={shout.reopenUntil} />}
        <div className={style.acts}>
          {can.solve === true && <SolveButton shout={shout} />}
          {can.edit === true && (
            <ButtonLink href={`/neighbours/${id}/edit`}>
              <EditIcon aria-hidden />
              {t("own.edit")}
            </ButtonLink>
          )}
          {sharing === "neighbours" && !shout.askedBy && can.share === true && <ShareButton shout={shout} />}
          {can.withdraw === true && <WithdrawButton shout={shout} />}
        </div>
      </Section>
    </>
  );
}

/** The city asks to read it too. D §7 */
function SharingRequest({ shout, organisation }: { shout: ReadShout; organisation: string }) {
  const t = useText();
  const share = useCommand(api.shouts.shareShout, { done: t("share.done") });
  return (
    <Notice title={t("share.asked", { organisation })}>
      <p>{t("share.askedText", { organisation })}</p>
      <div>
        <Button look="main" isBusy={share.isRunning} onClick={() => void share.run({ params: { shoutId: shout.id } })}>
          <ShareIcon aria-hidden />
          {t("share.agree")}
        </Button>
      </div>
    </Notice>
  );
}

function ShareButton({ shout }: { shout: ReadShout }) {
  const t = useText();
  const app = useAppText();
  const [isAsked, setAsked] = useState(false);
  const share = useCommand(api.shouts.shareShout, { done: t("share.done"), whenDone: () => setAsked(false) });
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <ShareIcon aria-hidden />
        {t("share.do")}
      </Button>
      {isAsked && (
        <Dialog title={t("share.title")} onClose={() => setAsked(false)}>
          <p>{t("share.text")}</p>
          <DialogActions>
            <Button
              look="main"
              isBusy={share.isRunning}
              onClick={() => void share.run({ params: { shoutId: shout.id } })}
            >
              {t("share.agree")}
            </Button>
            <Button onClick={() => setAsked(false)}>{app("cancel")}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function SolveButton({ shout }: { shout: ReadShout }) {
  const t = useText();
  const word = solvedWordOf(shout.kind);
  const solve = useCommand(api.shouts.solveShout, { done: t("solve.done") });
  return (
    <Button look="main" isBusy={solve.isRunning} onClick={() => void solve.run({ params: { shoutId: shout.id } })}>
      <CheckIcon aria-hidden />
      {t(`solve.${word}`)}
    </Button>
  );
}

function WithdrawButton({ shout }: { shout: ReadShout }) {
  const t = useText();
  const [, go] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useCommand(api.shouts.withdrawShout, {
    // Refetching would request the message that was just deleted.
    refetches: [],
    whenDone: () => {
      toast(t("withdraw.done"));
      go("/me/messages", { replace: true });
    },
  });
  return (
    <div className={style.withdraw}>
      <Button look="quiet" isAtEdge onClick={() => setAsked(true)}>
        <DeleteIcon aria-hidden />
        {t("withdraw.do")}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t("withdraw.title", { title: shout.title })}
          text={t("withdraw.text")}
          confirm={t("withdraw.do")}
          isBusy={withdraw.isRunning}
          onConfirm={() => void withdraw.run({ params: { shoutId: shout.id } })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function ReopenPart({ shout, until }: { shout: ReadShout; until: string }) {
  const t = useText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (shout.can.reopen !== true) return <p className={style.soft}>{t("reopen.over")}</p>;
  return (
    <>
      <p>{t("reopen.hint", { day: format.day(until) })}</p>
      <div>
        <Button onClick={() => setOpen(true)}>
          <RefreshIcon aria-hidden />
          {t("reopen.do")}
        </Button>
      </div>
      {isOpen && <ReopenDialog shoutId={shout.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReopenDialog({ shoutId, onClose }: { shoutId: string; onClose: () => void }) {
  const t = useText();
  const app = useAppText();
  const form = useUnsentForm(`reopen.${shoutId}`, { reason: "" });
  const reopen = useCommand(api.shouts.reopenShout, {
    form,
    done: t("reopen.done"),
    whenDone: () => {
      form.forget();
      onClose();
    },
  });
  const details = usePersonalDetails(form.values.reason);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!(await details.passes())) return;
    void reopen.run({ params: { shoutId }, body: form.values });
  };
  return (
    <Dialog title={t("reopen.title")} onClose={onClose}>
      <form className={style.form} onSubmit={submit} noValidate>
        <ErrorSummary form={form} />
        <TextArea {...form.field("reason")} label={t("reopen.reason")} hint={t("reopen.reasonHint")} maxLength={1000} />
        <PersonalDetailsNotice found={details.found} />
        <DialogActions>
          <Button type="submit" look="main" isBusy={reopen.isRunning}>
            {details.found.length > 0 ? app("privateDetails.publish") : t("reopen.do")}
          </Button>
          <Button onClick={onClose}>{app("cancel")}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
