import { Refused } from "@stoep/contract/kernel";
import { AlertIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  EmptyState,
  firstScreen,
  Spinner,
  signIn,
  toast,
  useNetwork,
  useRefusalText,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Where the link of the sign-up mail leads: completes it, signs in, and goes to the feed. */
export function CompleteScreen() {
  const t = useText();
  const words = useRefusalText();
  const complete = useComplete();
  useTitle(t("complete.title"));
  if (!complete.error) return <Spinner />;
  const code = complete.error instanceof Refused ? complete.error.code : "unexpected";
  return (
    <EmptyState
      isScreen
      icon={<AlertIcon aria-hidden />}
      title={t("complete.failed")}
      action={
        code === "token_invalid" ? (
          <>
            <ButtonLink href="/sign-in">{t("signUp.signIn")}</ButtonLink>
            <ButtonLink look="quiet" href="/sign-up">
              {t("complete.again")}
            </ButtonLink>
          </>
        ) : (
          <Button onClick={complete.run}>{t("complete.retry")}</Button>
        )
      }
    >
      {words(code)}
    </EmptyState>
  );
}

/** Tokens under way; a screen that is mounted twice does not use one twice. */
const started = new Set<string>();

function useComplete() {
  const t = useText();
  const { slug, name } = useNetwork();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const token = search.get("token") ?? "";
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const { autologin } = await api.residents.completeSignUp({ params: { networkSlug: slug }, body: { token } });
      await signIn(await api.accounts.getToken({ body: { grant_type: "password", autologin } }));
    },
    onSuccess: () => {
      toast(t("complete.done", { network: name }));
      go(firstScreen, { replace: true });
    },
  });
  useEffect(() => {
    if (started.has(token)) return;
    started.add(token);
    mutate();
  }, [token, mutate]);
  return { error, run: () => mutate() };
}
