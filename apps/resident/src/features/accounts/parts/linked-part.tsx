import { freeProviders, useLink, useUnlink } from "@stoep/client/sign-on";
import type { IdentityView } from "@stoep/contract/accounts";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, Button, ConfirmDialog, toast, useFormat, useNetwork } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";

/** The sign-ons that open this account, and those that could. Nothing where there is neither. */
export function LinkedPart() {
  const t = useText();
  const { slug: network } = useNetwork();
  const { data } = useQuery(queryOf(api.accounts.listIdentities));
  const { link, isRunning } = useLink(toast, { app: "resident", next: "/me/security", network });
  if (!data || (data.items.length === 0 && data.providers.length === 0)) return null;
  const free = freeProviders(data);
  return (
    <section className={style.section} aria-labelledby="linked">
      <h2 id="linked">{t("linked.title")}</h2>
      <p>{t("linked.lead")}</p>
      {data.items.length > 0 && (
        <ul className={style.list}>
          {data.items.map((identity) => (
            <Linked key={identity.id} identity={identity} />
          ))}
        </ul>
      )}
      {free.map(({ slug, name }) => (
        <div key={slug}>
          <Button isBusy={isRunning} onClick={() => void link(slug)}>
            {t("linked.link", { name })}
          </Button>
        </div>
      ))}
    </section>
  );
}

function Linked({ identity }: { identity: IdentityView }) {
  const t = useText();
  const format = useFormat();
  const { provider, email, createdAt, can } = identity;
  return (
    <li>
      <span>
        <strong>{provider}</strong>
        <span className={style.soft}>
          {[email, t("linked.since", { day: format.day(createdAt) })].filter(Boolean).join(" · ")}
        </span>
        {can.unlink !== true && <span className={style.soft}>{t("linked.onlyWay")}</span>}
      </span>
      {can.unlink === true && <UnlinkButton identity={identity} />}
    </li>
  );
}

function UnlinkButton({ identity }: { identity: IdentityView }) {
  const t = useText();
  const name = identity.provider;
  const [isAsked, setAsked] = useState(false);
  const { unlink, isRunning } = useUnlink(toast, t, identity);
  const confirmed = () => {
    setAsked(false);
    void unlink();
  };
  return (
    <>
      <Button isSmall isBusy={isRunning} aria-label={t("linked.unlinkNamed", { name })} onClick={() => setAsked(true)}>
        {t("linked.unlink")}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t("linked.unlinkTitle", { name })}
          text={t("linked.unlinkText")}
          confirm={t("linked.unlink")}
          onConfirm={confirmed}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
