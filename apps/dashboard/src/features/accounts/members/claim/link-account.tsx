import { Button, ButtonLink, Notice, Stack, Text, toast } from "@stoep/ui";
import {
  api,
  loadSession,
  signOut,
  switchMembership,
  useCommand,
  useFormat,
  useGo,
  useSessionState,
} from "../../../../app/index.ts";
import { keepTypedEmail } from "../../parts/typed-email.ts";
import { useText } from "../../parts/words.ts";
import { keepClaimToken } from "./claim-token.ts";
import type { OpenInvitation } from "./open-invitation.ts";

/** What the invitation is for. */
export function InvitationNote({ info }: { info: OpenInvitation }) {
  const t = useText();
  const format = useFormat();
  const { organisation, network, type, expiresAt } = info;
  return (
    <div>
      <Text>{t("claim.invited", { organisation, network, role: t(`memberships.types.${type}`) })}</Text>
      <Text size="sm" c="dimmed">
        {t("claim.until", { day: format.day(expiresAt) })}
      </Text>
    </div>
  );
}

/** For people signed in with the invited account: one press accepts. */
export function LinkAccount({ token, info }: { token: string; info: OpenInvitation }) {
  const t = useText();
  const go = useGo();
  const state = useSessionState();
  const before = state.phase === "in" ? state.session.memberships.map(({ id }) => id) : [];
  const claim = useCommand(api.accounts.claim);
  const link = async () => {
    if (!(await claim.run({ body: { token } }))) return;
    keepClaimToken("");
    await enterNew(before);
    toast(t("claim.linked", { organisation: info.organisation }));
    go("/", { replace: true });
  };
  return (
    <Stack>
      <Text>{t("claim.linkLead", { email: info.email })}</Text>
      <Button loading={claim.isRunning} onClick={link} fullWidth>
        {t("claim.link")}
      </Button>
    </Stack>
  );
}

/** Switches to the membership that the invitation added. */
async function enterNew(before: readonly string[]): Promise<void> {
  const session = await api.accounts.getSession();
  const added = session.memberships.find(({ id }) => !before.includes(id));
  if (added) await switchMembership(added.id);
  else await loadSession();
}

export function SignInFirst({ info }: { info: OpenInvitation }) {
  const t = useText();
  return (
    <Stack>
      <Text>{t("claim.signInLead", { email: info.email })}</Text>
      <ButtonLink href="/sign-in?next=%2Fclaim" onClick={() => keepTypedEmail(info.email)} fullWidth>
        {t("claim.signIn")}
      </ButtonLink>
    </Stack>
  );
}

/** Shown when someone else is signed in. */
export function OtherAccount({ email, info }: { email: string; info: OpenInvitation }) {
  const t = useText();
  return (
    <Stack>
      <Notice tone="warning" title={t("claim.otherTitle")}>
        {t("claim.other", { email, invited: info.email })}
      </Notice>
      <Button onClick={() => void signOut()} fullWidth>
        {t("memberships.signOut")}
      </Button>
    </Stack>
  );
}
