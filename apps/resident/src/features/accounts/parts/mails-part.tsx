import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, CheckField, LoadFailed, Skeleton, useCommand } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";

/** One tick against all mails but those that keep the account safe; the links in mails lead here. */
export function MailsPart() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.getMailSettings));
  // It stands as it was put, until the server says otherwise.
  const [chosen, choose] = useState<boolean | null>(null);
  const set = useCommand(api.accounts.setMailSettings, { done: t("mails.saved") });
  const change = async (isUnsubscribedFromAll: boolean) => {
    choose(isUnsubscribedFromAll);
    if (!(await set.run({ body: { isUnsubscribedFromAll } }))) choose(null);
  };
  return (
    <section className={style.section} aria-labelledby="mails">
      <h2 id="mails">{t("mails.title")}</h2>
      {query.isPending && <Skeleton height={56} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && (
        <CheckField
          id="no-mails"
          label={t("mails.none")}
          hint={t("mails.noneHint")}
          isOn={chosen ?? query.data.isUnsubscribedFromAll}
          onChange={(isOn) => void change(isOn)}
        />
      )}
    </section>
  );
}
