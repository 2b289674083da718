import { useMailedToken } from "@stoep/client/mailed-code";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import {
  api,
  Button,
  ErrorSummary,
  LoadFailed,
  PasswordField,
  Spinner,
  signIn,
  signInPath,
  signUpPath,
  TextField,
  toast,
  useCommand,
  useForm,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import {
  InvalidLink,
  keepPendingStep,
  rememberEmail,
  takeDestination,
  useNewPasswordHint,
  useSecretSearch,
  withDestination,
} from "../../accounts/index.ts";
import { useText } from "../words.ts";

const ofLink = ["token"] as const;

/** The target of the link in the sign-up mail: the owner of the mailbox chooses a password, and is signed in. */
export function CompleteSignUpScreen() {
  const { slug } = useNetwork();
  const { token, forget } = useMailedToken("welcome", useSecretSearch(ofLink).token);
  const [isRefused, setRefused] = useState(false);
  const query = useQuery({
    ...queryOf(api.residents.getSignUp, { params: { networkSlug: slug }, query: { token } }),
    enabled: token !== "",
    // The content does not change when the link is used up.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isUsed = query.error instanceof Refused && query.error.code === "token_invalid";
  const isSpent = isUsed || isRefused;
  useEffect(() => {
    if (isSpent) forget();
  });
  if (isSpent || token === "") return <UsedLink />;
  if (query.isError && !query.data) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <Spinner />;
  return <CompleteForm token={token} waiting={query.data} onDone={forget} onRefused={() => setRefused(true)} />;
}

function UsedLink() {
  const t = useText();
  return (
    <InvalidLink
      title={t("complete.failed")}
      why={t("complete.failedText")}
      next={{ href: signInPath, label: t("signUp.signIn") }}
      other={{ href: signUpPath, label: t("complete.again") }}
    />
  );
}

type PendingSignUp = Awaited<ReturnType<typeof api.residents.getSignUp>>;
type FormProps = { token: string; waiting: PendingSignUp; onDone: () => void; onRefused: () => void };

function CompleteForm({ token, waiting, onDone, onRefused }: FormProps) {
  const t = useText();
  const { slug, name: network } = useNetwork();
  const [, go] = useLocation();
  const { email, firstName, asksForPassword } = waiting;
  const form = useForm({ email, password: "" });
  const enter = async ({ autologin }: { autologin: string }) => {
    const step = await signIn(await api.accounts.getToken({ body: { grant_type: "password", autologin } }));
    keepPendingStep(step);
    const next = takeDestination(slug);
    if (step) return go(withDestination(signInPath, next), { replace: true });
    toast(t("complete.done", { network }));
    go(next, { replace: true });
  };
  const hint = useNewPasswordHint();
  const signInByHand = () => {
    rememberEmail(email);
    go(withDestination(signInPath, takeDestination(slug)), { replace: true });
  };
  const complete = useCommand(api.residents.completeSignUp, {
    form,
    refetches: [],
    // The residence exists by now; the person can sign in by hand.
    whenDone: (answer) => {
      onDone();
      void enter(answer).catch(signInByHand);
    },
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
