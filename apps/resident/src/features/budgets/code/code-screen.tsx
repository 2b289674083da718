import type { CodeBallot } from "@stoep/contract/budgets";
import { CheckIcon } from "@stoep/ui/icons";
import { useEffect, useRef, useState } from "react";
import { Button, EmptyState, IdleGuard, startAtTop, useForgottenOnLeaving, useTitle } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { CodeVote } from "./code-vote.tsx";
import { EnterCode } from "./enter-code.tsx";

type Shown =
  | { kind: "asking"; typed: string; isForgotten: boolean }
  | { kind: "voting"; code: string; opened: CodeBallot }
  | { kind: "done"; hasVoted: boolean };

const asking = { kind: "asking", typed: "", isForgotten: false } as const;

/**
 * Voting with a code from a letter or from the counter, signed in or not. Code and choice are in the memory of this screen alone: they
 * go when the voter has finished, when nothing was done for five minutes, and when the page is left.
 */
export function CodeScreen() {
  const t = useText();
  const [shown, setShown] = useState<Shown>(asking);
  const forget = (isForgotten: boolean) => setShown({ ...asking, isForgotten });
  useForgottenOnLeaving(() => forget(false));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another part is shown
  useEffect(() => {
    if (!isFirst.current) startAtTop();
    isFirst.current = false;
  }, [shown.kind]);
  if (shown.kind === "voting")
    return (
      <CodeVote
        code={shown.code}
        opened={shown.opened}
        onDone={(hasVoted) => setShown({ kind: "done", hasVoted })}
        onForget={forget}
      />
    );
  if (shown.kind === "done") return <Done hasVoted={shown.hasVoted} onNext={() => forget(false)} />;
  return (
    <>
      <EnterCode
        typed={shown.typed}
        isForgotten={shown.isForgotten}
        onTyped={(typed) => setShown({ ...asking, typed })}
        onOpened={(code, opened) => setShown({ kind: "voting", code, opened })}
      />
      <IdleGuard isOn={shown.typed !== ""} text={t("code.idleText")} onForget={forget} />
    </>
  );
}

function Done({ hasVoted, onNext }: { hasVoted: boolean; onNext: () => void }) {
  const t = useText();
  const title = t(hasVoted ? "code.done" : "code.doneNot");
  useTitle(title);
  return (
    <EmptyState
      isScreen
      title={title}
      icon={hasVoted ? <CheckIcon aria-hidden /> : undefined}
      action={
        <Button look="main" onClick={onNext}>
          {t("code.next")}
        </Button>
      }
    >
      {t(hasVoted ? "code.doneText" : "code.doneNotText")}
    </EmptyState>
  );
}
