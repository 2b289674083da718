import { freeProviders, useLink, useUnlink } from "@stoep/client/sign-on";
import type { IdentityView } from "@stoep/contract/accounts";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  Button,
  ConfirmDialog,
  Entries,
  Entry,
  Section,
  toast,
  useFormat,
  useNetwork,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The sign-on providers linked to this account, and those that can be linked. Renders nothing if there are none. */
export function LinkedIdentitiesPart() {
  const t = useText();
  const { slug: network } = useNetwork();
  const { data } = useQuery(queryOf(api.accounts.listIdentities));
  const { link, isRunning } = useLink(toast, { app: "resident", next: "/me/security", network });
  if (!data || (data.items.length === 0 && data.providers.length === 0)) return null;
  const free = freeProviders(data);
  return (
    <Section id="linked" title={t("linked.title")}>
      <p>{t("linked.lead")}</p>
      {data.items.length > 0 && (
        <Entries>
          {data.items.map((identity) => (
            <LinkedIdentity key={identity.id} identity={identity} />
          ))}
        </Entries>
      )}
      {free.map(({ slug, name }) => (
        <div key={slug}>
          <Button isBusy={isRunning} onClick={() => void link(slug)}>
            {t("linked.link", { name })}
          </Button>
        </div>
      ))}
    </Section>
  );
}

function LinkedIdentity({ identity }: { identity: IdentityView }) {
  const t = useText();
  const format = useFormat();
  const { provider, email, createdAt, can } = identity;
  return (
    <Entry
      name={provider}
      lines={[
        [email, t("linked.since", { day: format.day(createdAt) })].filter(Boolean).join(" · "),
        can.unlink !== true && t("linked.onlyWay"),
      ]}
    >
      {can.unlink === true && <UnlinkButton identity={identity} />}
    </Entry>
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
