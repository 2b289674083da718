import { Button, Notice, Skeleton, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, queryOf, Refused, useRefusalText, useSessionState } from "../../../app/index.ts";
import type { Invited } from "../parts/claim/invited.ts";
import { InvitedNote, LinkAccount, OtherAccount, SignInFirst } from "../parts/claim/link-account.tsx";
import { RegistrationForm } from "../parts/claim/registration-form.tsx";
import { claimToken, keepClaimToken } from "../parts/claim/token.ts";
import { ClosedLink } from "../parts/closed-link.tsx";
import { Entrance } from "../parts/entrance.tsx";
import { useSecrets } from "../parts/secrets.ts";
import { useText } from "../parts/words.ts";

/** The target of an invitation's link: create an account, or accept with an existing one. S1 §3 Registration */
export function ClaimScreen() {
  const t = useText();
  const secrets = useSecrets();
  const [token] = useState(secrets.token ?? claimToken());
  useEffect(() => keepClaimToken(token), [token]);
  const query = useQuery({ ...queryOf(api.accounts.getClaimInfo, { query: { token } }), enabled: token !== "" });
  if (token === "") return <Closed code="token_invalid" />;
  const isCutOff = query.data && codeOf(query.error) === "unavailable";
  if (query.isError && !isCutOff) return <Closed code={codeOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) {
    return (
      <Entrance title={t("claim.title")}>
        <Skeleton height={240} />
      </Entrance>
    );
  }
  return <Open token={token} info={query.data} onStale={() => void query.refetch()} />;
}

const codeOf = (error: unknown) => (error instanceof Refused ? error.code : "unexpected");

type OpenProps = { token: string; info: Invited; onStale: () => void };

function Open({ token, info, onStale }: OpenProps) {
  const t = useText();
  const state = useSessionState();
  const email = state.phase === "in" ? state.session.account.email : null;
  return (
    <Entrance title={t("claim.titleFor", { organisation: info.organisation })}>
      <Stack>
        <InvitedNote info={info} />
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
function Closed({ code, onRetry }: { code: string; onRetry?: () => void }) {
  const t = useText();
  const words = useRefusalText();
  if (code === "invitation_closed" || code === "token_invalid") {
    return (
      <ClosedLink
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
