import type { SecondStep } from "@stoep/contract/accounts";
import { lazy, useEffect, useRef, useState } from "react";
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
import { forgetEmail, knownEmail } from "../parts/known-email.ts";
import { useNext, withNext } from "../parts/next.ts";
import { OpenSignOns } from "../parts/open-sign-ons.tsx";
import { keepOpenStep, openStep } from "../parts/open-step.ts";
import { useSecrets } from "../parts/secrets.ts";
import { SignInForm } from "../parts/sign-in-form.tsx";
import { useText } from "../words.ts";

/** Loaded on demand: few residents have a second factor. */
const SignInStep = lazy(() => import("../parts/sign-in-step.tsx").then((part) => ({ default: part.SignInStep })));

export function SignInScreen() {
  const t = useText();
  const { name } = useNetwork();
  const next = useNext();
  const session = useSession();
  const residence = useResidence();
  const entrance = useEntrance();
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
      <OpenSignOns next={next} />
      <p>
        {t("signIn.new")}{" "}
        <ButtonLink isSmall look="quiet" href={withNext(signUpPath, next)}>
          {t("welcome.signUp")}
        </ButtonLink>
      </p>
    </>
  );
}

/** Marks a refusal that is shown at a field. */
const refused = "refused:";

/** Signs in by password, or by the mailed link that led here; then takes the second step, if the person has one. */
function useEntrance() {
  const words = useRefusalText();
  const { autologin } = useSecrets();
  const [step, setStep] = useState<SecondStep | null>(openStep);
  useEffect(() => keepOpenStep(null), []);
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
