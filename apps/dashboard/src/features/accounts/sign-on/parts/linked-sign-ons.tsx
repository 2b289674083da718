import { freeProviders, useLink, useUnlink } from "@stoep/client/sign-on";
import type { IdentityView } from "@stoep/contract/accounts";
import { Button, Card, confirm, Group, Heading, Stack, Text } from "@stoep/ui";
import { LinkIcon, SignInIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, notify, queryOf, useFormat } from "../../../../app/index.ts";
import style from "../../parts/list.module.css";
import { useText } from "../words.ts";

const securityPath = "/account/security";

/** The providers linked to this account. Only for people who have one, or could have one. */
export function LinkedSignOns() {
  const t = useText();
  const { data } = useQuery(queryOf(api.accounts.listIdentities));
  if (!data || (data.items.length === 0 && data.providers.length === 0)) return null;
  const free = freeProviders(data);
  return (
    <Card id="otherSignIns">
      <Stack>
        <Heading order={2}>{t("linked.title")}</Heading>
        <Text c="dimmed">{t("linked.lead")}</Text>
        {data.items.length > 0 && (
          <ul className={style.list}>
            {data.items.map((identity) => (
              <LinkedProvider key={identity.id} identity={identity} />
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
  const { link, isRunning } = useLink(notify, { app: "dashboard", next: securityPath, network: null });
  return (
    <Button
      variant="default"
      leftSection={<LinkIcon aria-hidden />}
      loading={isRunning}
      onClick={() => void link(slug)}
    >
      {t("linked.link", { name })}
    </Button>
  );
}

function LinkedProvider({ identity }: { identity: IdentityView }) {
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

function UnlinkButton({ identity }: { identity: IdentityView }) {
  const t = useText();
  const { provider } = identity;
  const { unlink, isRunning } = useUnlink(notify, t, identity);
  const ask = async () => {
    const isSure = await confirm({
      title: t("linked.unlinkTitle", { name: provider }),
      message: t("linked.unlinkText"),
      confirmLabel: t("linked.unlink"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await unlink();
  };
  return (
    <Button
      variant="subtle"
      color="brick"
      size="sm"
      loading={isRunning}
      aria-label={t("linked.unlinkNamed", { name: provider })}
      onClick={() => void ask()}
    >
      {t("linked.unlink")}
    </Button>
  );
}
