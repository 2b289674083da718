import type { AccountClosure, Profile } from "@stoep/contract/accounts";
import { personName } from "@stoep/contract/kernel";
import { Button, Card, confirm, Heading, Notice, Stack, Text, TextLink, toast } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, signOut, useCommand, useFormat, VerdictControl } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** Closing the account: what is removed, what stays, and why it may not be possible yet. Hidden from people without a membership to leave. */
export function CloseCard({ profile }: { profile: Profile }) {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(queryOf(api.accounts.getClosing));
  if (!data || data.can.close === "not_allowed") return null;
  const stuck = data.organisations.filter(({ can }) => can.leave !== true).map(({ name }) => name);
  return (
    <Card id="closeAccount">
      <Stack>
        <Heading order={2}>{t("closing.title")}</Heading>
        <Text>{t("closing.lead")}</Text>
        {data.residences.length === 0 && <Text c="dimmed">{t("closing.goes")}</Text>}
        <Text c="dimmed">{t("closing.stays")}</Text>
        {data.residences.length > 0 && (
          <Notice>{t("closing.residence", { networks: format.list(data.residences) })}</Notice>
        )}
        {stuck.length > 0 && (
          <Notice tone="warning">
            {t("closing.lastOwner", { organisations: format.list(stuck) })}{" "}
            <TextLink href="/settings/members">{t("closing.members")}</TextLink>
          </Notice>
        )}
        <CloseButton profile={profile} closing={data} />
      </Stack>
    </Card>
  );
}

function CloseButton({ profile, closing }: { profile: Profile; closing: AccountClosure }) {
  const t = useText();
  const format = useFormat();
  const { organisations } = closing;
  const { run, isRunning } = useCommand(api.accounts.closeAccount, {
    refused: ({ code }) => {
      if (code === "changed_meanwhile") toast(t("closing.changed"), { tone: "danger" });
      return code === "changed_meanwhile";
    },
  });
  const ask = async () => {
    const names = format.list(organisations.map(({ name }) => name));
    const leaves = t("closing.leaves", { organisations: names });
    const isSure = await confirm({
      title: t("closing.closeTitle", { name: personName(profile), email: profile.email }),
      message: organisations.length > 0 ? t("closing.closeText", { leaves }) : t("closing.closeAlone"),
      confirmLabel: t("closing.close"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (!isSure) return;
    const closed = await run({ body: { organisationIds: organisations.map(({ id }) => id) } });
    if (!closed) return;
    toast(t(closed.isGone ? "closing.done" : "closing.left"));
    await signOut();
  };
  return (
    <div>
      <VerdictControl by={closing.can.close}>
        <Button variant="light" color="brick" loading={isRunning} onClick={() => void ask()}>
          {t("closing.close")}
        </Button>
      </VerdictControl>
    </div>
  );
}
