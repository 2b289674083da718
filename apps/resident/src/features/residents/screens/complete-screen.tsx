import { queryOf, Refused } from "@stoep/contract/kernel";
import { AlertIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  EmptyState,
  ErrorSummary,
  firstScreen,
  LoadFailed,
  PasswordField,
  Spinner,
  signIn,
  TextField,
  toast,
  useCommand,
  useForm,
  useNetwork,
  useRefusalText,
  useTitle,
} from "../../../app/index.ts";
import { keepOpenStep, rememberEmail, useNewPasswordHint } from "../../accounts/index.ts";
import { useText } from "../words.ts";

/** Where the link of the sign-up mail leads: whoever has the mailbox chooses the password, and is signed in. */
export function CompleteScreen() {
  const { slug } = useNetwork();
  const [search] = useSearchParams();
  const [isRefused, setRefused] = useState(false);
  const token = search.get("token") ?? "";
  const query = useQuery({
    ...queryOf(api.residents.getSignUp, { params: { networkSlug: slug }, query: { token } }),
    enabled: token !== "",
    // Using the link up does not change what stands here.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isUsed = query.error instanceof Refused && query.error.code === "token_invalid";
  if (isUsed || isRefused || token === "") return <UsedLink />;
  if (query.isError) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <Spinner />;
  return <CompleteForm token={token} waiting={query.data} onRefused={() => setRefused(true)} />;
}

function UsedLink() {
  const t = useText();
  const words = useRefusalText();
  useTitle(t("complete.failed"));
  return (
    <EmptyState
      isScreen
      icon={<AlertIcon aria-hidden />}
      title={t("complete.failed")}
      action={
        <>
          <ButtonLink href="/sign-in">{t("signUp.signIn")}</ButtonLink>
          <ButtonLink look="quiet" href="/sign-up">
            {t("complete.again")}
          </ButtonLink>
        </>
      }
    >
      {words("token_invalid")}
    </EmptyState>
  );
}

type Waiting = Awaited<ReturnType<typeof api.residents.getSignUp>>;
type FormProps = { token: string; waiting: Waiting; onRefused: () => void };

function CompleteForm({ token, waiting, onRefused }: FormProps) {
  const t = useText();
  const { slug, name: network } = useNetwork();
  const [, go] = useLocation();
  const { email, firstName, asksForPassword } = waiting;
  const form = useForm({ email, password: "" });
  const enter = async ({ autologin }: { autologin: string }) => {
    const step = await signIn(await api.accounts.getToken({ body: { grant_type: "password", autologin } }));
    keepOpenStep(step);
    if (step) return go("/sign-in", { replace: true });
    toast(t("complete.done", { network }));
    go(firstScreen, { replace: true });
  };
  const hint = useNewPasswordHint();
  const signInByHand = () => {
    rememberEmail(email);
    go("/sign-in", { replace: true });
  };
  const complete = useCommand(api.residents.completeSignUp, {
    form,
    refetches: [],
    // The place is there; signing in can be done by hand.
    whenDone: (answer) => void enter(answer).catch(signInByHand),
    refused: ({ code }) => {
      if (code === "token_invalid") onRefused();
      return code === "token_invalid";
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const password = asksForPassword ? form.values.password : null;
    void complete.run({ params: { networkSlug: slug }, body: { token, password } });
  };
  useTitle(t("complete.title", { name: firstName }));
  return (
    <>
      <h1>{t("complete.title", { name: firstName })}</h1>
      <p>{t(asksForPassword ? "complete.choose" : "complete.known", { network })}</p>
      <form onSubmit={submit} noValidate style={{ display: "grid", gap: "16px" }}>
        <ErrorSummary form={form} />
        <TextField {...form.field("email")} label={t("email")} type="email" autoComplete="username" readOnly />
        {asksForPassword && (
          <PasswordField {...form.field("password")} label={t("password")} hint={hint} autoComplete="new-password" />
        )}
        <Button type="submit" look="main" isBusy={complete.isRunning}>
          {t("complete.do")}
        </Button>
      </form>
    </>
  );
}
