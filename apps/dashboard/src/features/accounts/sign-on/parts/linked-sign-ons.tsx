import type { IdentityView } from "@stoep/contract/accounts";
import { Button, Card, confirm, Group, Heading, Stack, Text, toast } from "@stoep/ui";
import { LinkIcon, SignInIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useCommand, useFormat } from "../../../../app/index.ts";
import style from "../../parts/list.module.css";
import { useText } from "../words.ts";
import { leaveFor } from "./on-the-way.ts";

const securityPath = "/account/security";

/** The sign-ons of organisations that open this account. Only for those who have one, or could have one. */
export function LinkedSignOns() {
  const t = useText();
  const { data } = useQuery(queryOf(api.accounts.listIdentities));
  if (!data || (data.items.length === 0 && data.providers.length === 0)) return null;
  const free = data.providers.filter(({ slug }) => !data.items.some(({ providerSlug }) => providerSlug === slug));
  return (
    <Card>
      <Stack>
        <Heading order={2}>{t("linked.title")}</Heading>
        <Text c="dimmed">{t("linked.lead")}</Text>
        {data.items.length > 0 && (
          <ul className={style.list}>
            {data.items.map((identity) => (
              <Linked key={identity.id} identity={identity} />
            ))}
          </ul>
        )}
        {free.length > 0 && (
          <Group gap="xs">
            {free.map(({ slug, name }) => (
              <LinkButton key={slug} slug={slug} name={name} />
            ))}
          </Group>
        )}
      </Stack>
    </Card>
  );
}

function LinkButton({ slug, name }: { slug: string; name: string }) {
  const t = useText();
  const { run, isRunning } = useCommand(api.accounts.startLink);
  const link = async () => {
    const answer = await run({ params: { providerSlug: slug } });
    if (answer) leaveFor(answer.address, { next: securityPath, purpose: "link" });
  };
  return (
    <Button variant="default" leftSection={<LinkIcon aria-hidden />} loading={isRunning} onClick={() => void link()}>
      {t("linked.link", { name })}
    </Button>
  );
}

function Linked({ identity }: { identity: IdentityView }) {
  const t = useText();
  const format = useFormat();
  const { provider, email, createdAt, lastUsedAt, can } = identity;
  const used = lastUsedAt ? t("linked.used", { ago: format.ago(lastUsedAt) }) : t("linked.notUsed");
  return (
    <li className={style.row}>
      <SignInIcon aria-hidden className={style.icon} />
      <div className={style.words}>
        <Text fw={600}>{provider}</Text>
        <Text size="sm" c="dimmed">
          {[email, t("linked.since", { day: format.day(createdAt) }), used].filter(Boolean).join(" · ")}
        </Text>
        {can.unlink !== true && <Text size="sm">{t("linked.onlyWay")}</Text>}
      </div>
      {can.unlink === true && <UnlinkButton identity={identity} />}
    </li>
  );
}

function UnlinkButton({ identity: { id, provider } }: { identity: IdentityView }) {
  const t = useText();
  const unlink = useCommand(api.accounts.unlinkIdentity, {
    done: t("linked.unlinked", { name: provider }),
    // Another way in was taken away since this one was shown.
    refused: ({ code }) => {
      if (code === "not_allowed") toast(t("linked.onlyWay"), { tone: "danger" });
      return code === "not_allowed";
    },
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t("linked.unlinkTitle", { name: provider }),
      message: t("linked.unlinkText"),
      confirmLabel: t("linked.unlink"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await unlink.run({ params: { identityId: id } });
  };
  return (
    <Button
      variant="subtle"
      color="brick"
      size="sm"
      loading={unlink.isRunning}
      aria-label={t("linked.unlinkNamed", { name: provider })}
      onClick={() => void ask()}
    >
      {t("linked.unlink")}
    </Button>
  );
}
