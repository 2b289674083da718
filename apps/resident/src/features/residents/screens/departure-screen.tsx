import { queryOf } from "@stoep/contract/kernel";
import type { DepartureRequest } from "@stoep/contract/residents";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  Button,
  CheckField,
  ConfirmDialog,
  FormSkeleton,
  Notice,
  QueryContent,
  signOut,
  toast,
  UpLink,
  useCommand,
  useFormat,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Deletes the resident's account: what is deleted, what stays, and a last question. D §5 */
export function DepartureScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.residents.getLeaving));
  useTitle(t("leave.title"));
  return (
    <>
      <UpLink href="/me">{t("me.title")}</UpLink>
      <h1>{t("leave.title")}</h1>
      <QueryContent query={query} waiting={<FormSkeleton fields={1} />}>
        {(leaving) => <DepartureDetails leaving={leaving} onChanged={() => void query.refetch()} />}
      </QueryContent>
    </>
  );
}

function DepartureDetails({ leaving, onChanged }: { leaving: DepartureRequest; onChanged: () => void }) {
  const t = useText();
  const format = useFormat();
  const { networks, organisations } = leaving;
  const names = format.list(networks.map(({ name }) => name));
  return (
    <>
      <p>{t("leave.goes", { networks: names })}</p>
      <p>{t("leave.stays")}</p>
      {organisations.length > 0 && (
        <Notice>{t("leave.work", { organisations: format.list(organisations), networks: names })}</Notice>
      )}
      <p>{t("leave.copy")}</p>
      <DepartureForm leaving={leaving} onChanged={onChanged} />
    </>
  );
}

function DepartureForm({ leaving, onChanged }: { leaving: DepartureRequest; onChanged: () => void }) {
  const t = useText();
  const email = useSession()?.account.email ?? "";
  const [deletesTexts, setDeletesTexts] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const remove = useCommand(api.residents.deleteMyAccount, {
    refetches: [],
    refused: ({ code }) => {
      if (code !== "changed_meanwhile") return false;
      toast(t("leave.changed"), "danger");
      onChanged();
      return true;
    },
    whenDone: async ({ isGone }) => {
      await signOut();
      toast(t(isGone ? "leave.done" : "leave.left"), "done");
    },
  });
  const goOn = () => {
    setAsked(false);
    void remove.run({ body: { networkIds: leaving.networks.map(({ id }) => id), deletesTexts } });
  };
  return (
    <>
      <CheckField
        id="field-deletesTexts"
        label={t("leave.texts")}
        hint={t("leave.textsHint")}
        isOn={deletesTexts}
        onChange={setDeletesTexts}
      />
      <div>
        <Button look="danger" isBusy={remove.isRunning} onClick={() => setAsked(true)}>
          {t("leave.do")}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t("leave.ask", { email })}
          text={t("leave.never")}
          confirm={t("leave.do")}
          onConfirm={goOn}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
