import type { SecondStep } from "@stoep/contract/accounts";
import { lazyPart } from "@stoep/ui/parts";
import { useEffect, useRef, useState } from "react";
import { Redirect } from "wouter";
import {
  api,
  ButtonLink,
  firstScreen,
  landing,
  signIn,
  signUpPath,
  useCommand,
  useForm,
  useNetwork,
  useRefusalText,
  useResidence,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import { ProviderButtons } from "../sign-on/provider-buttons.tsx";
import { useText } from "../words.ts";
import { useDestination, withDestination } from "./destination.ts";
import { forgetEmail, knownEmail } from "./known-email.ts";
import { useLinkSecrets } from "./link-secrets.ts";
import { keepPendingStep, pendingStep } from "./pending-step.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Loaded on demand: few residents have a second factor. */
const SignInStep = lazyPart(() => import("./sign-in-step.tsx").then((m) => m.SignInStep), { place: "screen" });

export function SignInScreen() {
  const t = useText();
  const { name } = useNetwork();
  const next = useDestination();
  const session = useSession();
  const residence = useResidence();
  const entrance = useSignIn();
  useTitle(t("signIn.title"));
  if (residence) return <Redirect href={landing(next, firstScreen)} replace />;
  // Signed in, but not a resident of this network: the first screen explains.
  if (session) return <Redirect href={firstScreen} replace />;
  if (entrance.step) return <SignInStep step={entrance.step} onBack={entrance.beginAgain} />;
  return (
    <>
      <h1>{t("signIn.title")}</h1>
      <p>{t("signIn.lead", { network: name })}</p>
      <SignInForm form={entrance.form} next={next} isBusy={entrance.isBusy} onSubmit={entrance.submit} />
      <ProviderButtons next={next} />
      <p>
        {t("signIn.new")}{" "}
        <ButtonLink isSmall look="quiet" href={withDestination(signUpPath, next)}>
          {t("welcome.signUp")}
        </ButtonLink>
      </p>
    </>
  );
}

/** Marks a refusal that is shown at a field. */
const refused = "refused:";

/** Signs in by password, or by the mailed link that led here; then takes the second step, if the person has one. */
function useSignIn() {
  const words = useRefusalText();
  const { autologin } = useLinkSecrets();
  const [step, setStep] = useState<SecondStep | null>(pendingStep);
  useEffect(() => keepPendingStep(null), []);
  const form = useForm({ username: knownEmail(), password: "" }, (code) =>
    code.startsWith(refused) ? words(code.slice(refused.length)) : null,
  );
  const { run, isRunning } = useCommand(api.accounts.getToken, {
    form,
    whenDone: (answer) => {
      forgetEmail();
      void signIn(answer).then(setStep);
    },
    refetches: [],
    refused: ({ code }) => {
      form.setProblems({ password: refused + code });
      return true;
    },
  });
  const isFollowed = useRef(false);
  useEffect(() => {
    if (!autologin || isFollowed.current) return;
    isFollowed.current = true;
    void run({ body: { grant_type: "password", autologin } });
  });
  const beginAgain = (why: string | null) => {
    setStep(null);
    if (why) form.setProblems({ password: `${refused}challenge_over` });
  };
  const submit = () => void run({ body: { grant_type: "password", ...form.values } });
  return { step, form, isBusy: isRunning, submit, beginAgain };
}
