import { Redirect, useSearchParams } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  ErrorSummary,
  firstScreen,
  Notice,
  PasswordField,
  signIn,
  TextField,
  useCommand,
  useForm,
  useNetwork,
  useRefusalText,
  useResidence,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

export function SignInScreen() {
  const t = useText();
  const { name } = useNetwork();
  const next = useNext();
  const session = useSession();
  const residence = useResidence();
  useTitle(t("signIn.title"));
  if (residence) return <Redirect href={next} replace />;
  // Signed in, but not a resident of this network: the first screen explains.
  if (session) return <Redirect href={firstScreen} replace />;
  return (
    <>
      <h1>{t("signIn.title")}</h1>
      <p>{t("signIn.lead", { network: name })}</p>
      <SignInForm />
      <p>
        {t("signIn.new")}{" "}
        <ButtonLink isSmall look="quiet" href="/sign-up">
          {t("welcome.signUp")}
        </ButtonLink>
      </p>
    </>
  );
}

/** Where to go after it; only addresses of this app. */
function useNext(): string {
  const [search] = useSearchParams();
  const next = search.get("next") ?? firstScreen;
  return /^\/(?!\/)/.test(next) ? next : firstScreen;
}

function SignInForm() {
  const t = useText();
  const words = useRefusalText();
  const form = useForm({ username: "", password: "" });
  const getToken = useCommand(api.accounts.getToken, {
    form,
    whenDone: (answer) => void signIn(answer),
    refresh: [],
    refused: ({ code }) => {
      form.setErrors({ password: words(code) });
      return true;
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void getToken.run({ body: { grant_type: "password", ...form.values } });
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: "grid", gap: "16px" }}>
      <ErrorSummary form={form} />
      <TextField
        {...form.field("username")}
        label={t("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
      />
      <PasswordField {...form.field("password")} label={t("password")} autoComplete="current-password" />
      <Button type="submit" look="main" isBusy={getToken.isRunning}>
        {t("signIn.do")}
      </Button>
      {getToken.isRunning && <Notice isLive>{t("signIn.busy")}</Notice>}
    </form>
  );
}
