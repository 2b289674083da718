import { Button, Notice, Skeleton, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, queryOf, Refused, useRefusalText, useSessionState } from "../../../../app/index.ts";
import { DeadLink } from "../../parts/dead-link.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { useSecrets } from "../../parts/secrets.ts";
import { useText } from "../../parts/words.ts";
import { claimToken, keepClaimToken } from "./claim-token.ts";
import { InvitationNote, LinkAccount, OtherAccount, SignInFirst } from "./link-account.tsx";
import type { OpenInvitation } from "./open-invitation.ts";
import { RegistrationForm } from "./registration-form.tsx";

/** The target of an invitation's link: create an account, or accept with an existing one. S1 §3 Registration */
export function ClaimScreen() {
  const t = useText();
  const secrets = useSecrets();
  const [token] = useState(secrets.token ?? claimToken());
  useEffect(() => keepClaimToken(token), [token]);
  const query = useQuery({ ...queryOf(api.accounts.getClaimInfo, { query: { token } }), enabled: token !== "" });
  if (token === "") return <ClosedInvitation code="token_invalid" />;
  const isCutOff = query.data && codeOf(query.error) === "unavailable";
  if (query.isError && !isCutOff)
    return <ClosedInvitation code={codeOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) {
    return (
      <Entrance title={t("claim.title")}>
        <Skeleton height={240} />
      </Entrance>
    );
  }
  return <ClaimForm token={token} info={query.data} onStale={() => void query.refetch()} />;
}

const codeOf = (error: unknown) => (error instanceof Refused ? error.code : "unexpected");

type OpenProps = { token: string; info: OpenInvitation; onStale: () => void };

function ClaimForm({ token, info, onStale }: OpenProps) {
  const t = useText();
  const state = useSessionState();
  const email = state.phase === "in" ? state.session.account.email : null;
  return (
    <Entrance title={t("claim.titleFor", { organisation: info.organisation })}>
      <Stack>
        <InvitationNote info={info} />
        {email !== null && !info.isMe ? (
          <OtherAccount email={email} info={info} />
        ) : info.isMe ? (
          <LinkAccount token={token} info={info} />
        ) : info.hasAccount ? (
          <SignInFirst info={info} />
        ) : (
          <RegistrationForm token={token} info={info} onStale={onStale} />
        )}
      </Stack>
    </Entrance>
  );
}

/** Says why the link does not work, and what to do. */
function ClosedInvitation({ code, onRetry }: { code: string; onRetry?: () => void }) {
  const t = useText();
  const words = useRefusalText();
  if (code === "invitation_closed" || code === "token_invalid") {
    return (
      <DeadLink
        title={t("claim.closed")}
        why={t("claim.closedHint")}
        next={{ href: "/sign-in", label: t("signIn.submit") }}
      />
    );
  }
  return (
    <Entrance title={t("claim.title")}>
      <Stack>
        <Notice tone="warning">{words(code)}</Notice>
        <Button onClick={onRetry} fullWidth>
          {t("claim.retry")}
        </Button>
        <TextLink href="/sign-in">{t("back")}</TextLink>
      </Stack>
    </Entrance>
  );
}
