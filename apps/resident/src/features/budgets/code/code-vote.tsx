import type { CodeBallot } from "@stoep/contract/budgets";
import { Suspense, useState } from "react";
import { Button, ConfirmDialog, IdleGuard, Notice, Section, useIsConnected, useTitle } from "../../../app/index.ts";
import { IdeaDialog } from "../../participation/index.ts";
import type { Ballot, Step } from "../ballot/ballot.ts";
import { Cast } from "../ballot/cast-screen.tsx";
import { Check } from "../ballot/check-screen.tsx";
import { Choose } from "../ballot/choose-screen.tsx";
import type { VotedIdea } from "../idea-title.tsx";
import { useText } from "../words.ts";
import { CodeEnded } from "./code-ended.tsx";
import { useCodeVoter } from "./code-voter.ts";
import { useCodeBallot } from "./use-code-ballot.ts";
import { useSteps } from "./use-steps.ts";
import { VoteHead } from "./vote-head.tsx";

const titles = { choose: "ballot.title", check: "check.title", cast: "cast.title" } as const;

interface Props {
  code: string;
  opened: CodeBallot;
  /** The voter has finished. */
  onDone: (hasVoted: boolean) => void;
  /** `isIdle`: nothing was done for a while. */
  onForget: (isIdle: boolean) => void;
}

/** The ballot that a code opens, from choosing to what was sent, in one place. */
export function CodeVote({ code, opened, onDone, onForget }: Props) {
  const t = useText();
  const isConnected = useIsConnected();
  const { known, refusal, keep, ...asked } = useCodeBallot(code, opened);
  const { round, ballot: mine, organisation } = known;
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [idea, setIdea] = useState<VotedIdea | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isUnsent = draft !== null && draft.join() !== [...(mine.ideaIds ?? [])].sort().join();
  const { step, go, leave } = useSteps({
    first: mine.hasVoted ? "cast" : "choose",
    onBack: () => {
      if (isUnsent) setStopping(true);
      else onForget(false);
      return !isUnsent;
    },
  });
  const voter = useCodeVoter({ code, draft, setDraft, go, read: setIdea, keep });
  const ballot: Ballot = {
    project: { organisation: { name: organisation } },
    round,
    mine,
    district: round.districts.find(({ id }) => id === mine.districtId) ?? null,
    voter,
    ...asked,
  };
  const end = () => {
    leave();
    onDone(mine.hasVoted);
  };
  const stop = () => (isUnsent ? setStopping(true) : end());
  useTitle(t(titles[step]));
  return (
    <>
      <VoteHead known={known} onStop={step === "cast" || refusal ? null : stop} />
      {!isConnected && (
        <Notice tone="warning" isLive>
          {t("offline.code")}
        </Notice>
      )}
      {refusal ? <CodeEnded refusal={refusal} isUnsent={isUnsent} /> : <StepPart step={step} ballot={ballot} />}
      {(step === "cast" || refusal) && (
        <Section id="finish" title={t("code.finishTitle")}>
          <p>{t("code.finishText")}</p>
          <div>
            <Button look="main" onClick={refusal ? end : stop}>
              {t("code.finish")}
            </Button>
          </div>
        </Section>
      )}
      {isStopping && (
        <ConfirmDialog
          title={t("code.stopTitle")}
          text={[t("code.stopText"), mine.hasVoted && t("draft.earlierCounts")].filter(Boolean).join(" ")}
          confirm={t("code.stopDo")}
          onConfirm={end}
          onClose={() => setStopping(false)}
        />
      )}
      {idea && (
        <Suspense fallback={null}>
          <IdeaDialog ideaId={idea.ideaId} title={idea.title} onClose={() => setIdea(null)} />
        </Suspense>
      )}
      <IdleGuard
        isOn
        text={t("code.idleText")}
        onForget={(isIdle) => {
          leave();
          onForget(isIdle);
        }}
      />
    </>
  );
}

const parts = { choose: Choose, check: Check, cast: Cast };

function StepPart({ step, ballot }: { step: Step; ballot: Ballot }) {
  const Part = parts[step];
  return <Part ballot={ballot} />;
}
