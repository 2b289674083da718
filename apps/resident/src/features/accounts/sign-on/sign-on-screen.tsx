import { pendingSignOn, signOnRefusals, useFinishSignOn } from "@stoep/client/sign-on";
import type { SecondStep } from "@stoep/contract/accounts";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import {
  firstScreen,
  landing,
  Spinner,
  signIn,
  signInPath,
  signUpPath,
  toast,
  useRefusalText,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import { insideApp } from "../sessions/destination.ts";
import { InvalidLink } from "../sessions/invalid-link.tsx";
import { useSecretSearch } from "../sessions/link-secrets.ts";
import { useText } from "../words.ts";

/** Loaded on demand: few residents have a second factor. */
const SignInStep = lazyPart(() => import("../sessions/sign-in-step.tsx").then((m) => m.SignInStep), {
  place: "screen",
});

const ofProviders = ["state", "code", "iss", "error"] as const;

/** The return from a sign-on provider: after a moment the person is signed in, or reads why not and what to do. */
export function SignOnScreen() {
  const t = useText();
  const words = useRefusalText();
  const [way] = useState(() => pendingSignOn("resident"));
  const next = insideApp(way?.next ?? null);
  const [, go] = useLocation();
  const onIn = () => go(landing(next, firstScreen), { replace: true });
  const { problem, step } = useFinishSignOn("resident", useSecretSearch(ofProviders), {
    signIn,
    onIn,
    onLinked: () => {
      toast(t("linked.done"));
      onIn();
    },
  });
  const isLink = way?.purpose === "link" && problem !== "sign_in_required";
  const title = t(isLink ? "signOn.linkFailed" : "signOn.failed");
  if (step) return <SecondStepPart step={step} onIn={onIn} />;
  if (!problem) return <SignOnProgress />;
  const own = signOnRefusals.find((one) => one === problem);
  return (
    <InvalidLink
      title={title}
      why={own ? t(`signOn.problems.${own}`) : words(problem)}
      next={
        isLink
          ? { href: security, label: t("signOn.toSecurity") }
          : { href: signInPath + nextOf(problem), label: t("back") }
      }
      other={problem === "identity_not_linked" ? { href: signUpPath, label: t("welcome.signUp") } : undefined}
    />
  );
}

function SignOnProgress() {
  const t = useText();
  useTitle(t("signIn.title"));
  return <Spinner />;
}

const security = "/me/security";
/** A person who has not linked the provider signs in first, and then arrives where it can be linked. */
const nextOf = (problem: string) => (problem === "identity_not_linked" ? `?next=${encodeURIComponent(security)}` : "");

/** Ends with a session, or starts again on the sign-in screen. */
function SecondStepPart({ step, onIn }: { step: SecondStep; onIn: () => void }) {
  const words = useRefusalText();
  const [, go] = useLocation();
  const isIn = useSession() !== null;
  useEffect(() => {
    if (isIn) onIn();
  });
  const beginAgain = (why: string | null) => {
    if (why) toast(words(why), "danger");
    go(signInPath, { replace: true });
  };
  return (
    <Suspense fallback={<Spinner />}>
      <SignInStep step={step} onBack={beginAgain} />
    </Suspense>
  );
}
