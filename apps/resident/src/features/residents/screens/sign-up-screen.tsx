import type { SignUp } from "@stoep/contract/residents";
import { useLocation } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  CheckField,
  ErrorSummary,
  type Form,
  RadioField,
  signInPath,
  TextField,
  useCommand,
  useForm,
  useLanguage,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import { keepDestination, rememberEmail, useDestination, withDestination } from "../../accounts/index.ts";
import { noPlace, PlaceFields, placeOf } from "../parts/place-fields.tsx";
import { useText } from "../words.ts";

const empty = {
  email: "",
  firstName: "",
  lastName: "",
  kind: "person" as NonNullable<SignUp["kind"]>,
  hasAcceptedTerms: false,
  ...noPlace,
};
type Values = typeof empty;

export function SignUpScreen() {
  const t = useText();
  const { name } = useNetwork();
  const next = useDestination();
  useTitle(t("signUp.title", { network: name }));
  return (
    <>
      <h1>{t("signUp.title", { network: name })}</h1>
      <p>
        {t("signUp.lead")} {t("address.seen")}
      </p>
      <SignUpForm />
      <p>
        {t("signUp.known")}{" "}
        <ButtonLink isSmall look="quiet" href={withDestination(signInPath, next)}>
          {t("signUp.signIn")}
        </ButtonLink>
      </p>
    </>
  );
}

function SignUpForm() {
  const t = useText();
  const { slug } = useNetwork();
  const language = useLanguage();
  const [, go] = useLocation();
  const next = useDestination();
  const form = useForm<Values>(empty);
  const { values } = form;
  const signUp = useCommand(api.residents.signUp, {
    form,
    refetches: [],
    whenDone: () => {
      rememberEmail(values.email);
      keepDestination(slug, next);
      go(withDestination("/sign-up/sent", next), { state: { email: values.email.trim() } });
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const { address, pin, isMissing, ...person } = values;
    void signUp.run({
      params: { networkSlug: slug },
      body: { ...person, ...placeOf({ address, pin, isMissing }), language },
    });
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: "grid", gap: "16px" }}>
      <ErrorSummary form={form} />
      <PersonFields form={form} />
      <PlaceFields slug={slug} form={form} />
      <CheckField
        id="field-hasAcceptedTerms"
        label={t("signUp.terms")}
        isOn={values.hasAcceptedTerms}
        onChange={(isOn) => form.set("hasAcceptedTerms", isOn)}
        error={form.errors.hasAcceptedTerms}
      />
      <LegalLinks />
      <Button type="submit" look="main" isBusy={signUp.isRunning}>
        {t("signUp.do")}
      </Button>
    </form>
  );
}

/** Opened in a new window, so that the form keeps its content. */
function LegalLinks() {
  const t = useText();
  const { slug } = useNetwork();
  return (
    <p style={{ display: "flex", flexWrap: "wrap", gap: "0 20px" }}>
      <a className="alone" href={`/${slug}/terms`} target="_blank" rel="noopener">
        {t("signUp.readTerms")}
      </a>
      <a className="alone" href={`/${slug}/privacy`} target="_blank" rel="noopener">
        {t("signUp.readPrivacy")}
      </a>
    </p>
  );
}

function PersonFields({ form }: { form: Form<Values> }) {
  const t = useText();
  return (
    <>
      <TextField {...form.field("firstName")} label={t("firstName")} autoComplete="given-name" />
      <TextField {...form.field("lastName")} label={t("lastName")} autoComplete="family-name" />
      <TextField
        {...form.field("email")}
        label={t("email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
      />
      <RadioField
        legend={t("kind.label")}
        choices={(["person", "business", "association"] as const).map((value) => ({
          value,
          label: t(`kind.${value}`),
        }))}
        value={form.values.kind}
        onValue={(kind) => form.set("kind", kind)}
      />
    </>
  );
}
