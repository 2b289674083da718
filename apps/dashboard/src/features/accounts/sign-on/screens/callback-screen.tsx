import { ButtonLink, Notice, Spinner, Stack, toast } from "@stoep/ui";
import { useEffect, useRef, useState } from "react";
import { api, signIn, useCommand, useGo, useRefusalText, useSecretSearch } from "../../../../app/index.ts";
import { Entrance } from "../../parts/entrance.tsx";
import { arrived, onTheWay } from "../parts/on-the-way.ts";
import { useText } from "../words.ts";

/** What the provider sent along. */
const useAnswer = () => useSecretSearch(["state", "code", "iss", "error"]);

/** Where the provider sends people back to: a moment's wait, then in; or why not, and what to do. */
export function CallbackScreen() {
  const t = useText();
  const [{ next, purpose }] = useState(onTheWay);
  const problem = useFinish(next);
  if (!problem) return <Spinner isFullPage label={t("callback.waiting")} />;
  const isLink = purpose === "link" && problem.code !== "sign_in_required";
  return (
    <Entrance title={t(isLink ? "callback.linkFailed" : "callback.failed")}>
      <Stack>
        <Notice tone="danger">{problem.words}</Notice>
        <ButtonLink href={isLink ? "/account/security" : "/sign-in"}>
          {t(isLink ? "callback.toAccount" : "callback.toSignIn")}
        </ButtonLink>
      </Stack>
    </Entrance>
  );
}

type Problem = { code: string; words: string };

/** Tells the server once what came back. */
function useFinish(next: string): Problem | null {
  const t = useText();
  const go = useGo();
  const problemOf = useProblem();
  const answer = useAnswer();
  const { state } = answer;
  const [problem, setProblem] = useState<Problem | null>(state ? null : problemOf("token_invalid"));
  const { run } = useCommand(api.accounts.finishSignOn, {
    asksIdentity: false,
    refused: ({ code }) => {
      setProblem(problemOf(code));
      return true;
    },
    whenDone: async ({ linked, token }) => {
      arrived();
      if (token) await signIn(token);
      if (linked) toast(t("linked.done"));
      go(next, { replace: true });
    },
  });
  const isSent = useRef(false);
  useEffect(() => {
    if (!state || isSent.current) return;
    isSent.current = true;
    void run({ body: { ...answer, state } });
  }, [state, answer, run]);
  return problem;
}

const ownWords = [
  "token_invalid",
  "sign_on_refused",
  "identity_not_linked",
  "identity_in_use",
  "sign_in_required",
] as const;

function useProblem(): (code: string) => Problem {
  const t = useText();
  const words = useRefusalText();
  return (code) => {
    const own = ownWords.find((one) => one === code);
    return { code, words: own ? t(`callback.problems.${own}`) : words(code) };
  };
}
