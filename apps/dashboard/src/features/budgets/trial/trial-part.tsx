import { Button, Group, Notice, NumberField, ProgressRow, Text } from "@stoep/ui";
import { useEffect, useRef, useState } from "react";
import { Section } from "../../../app/editor/index.ts";
import { useFormat } from "../../../app/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import { useText } from "../parts/words.ts";
import type { Draft } from "../round/draft.ts";
import { startTrial } from "./start-trial.ts";
import type { DistrictTrial, TrialProgress } from "./trial-count.ts";
import { trialInput } from "./trial-input.ts";
import { TrialResult } from "./trial-result.tsx";

type Props = { roundId: string; draft: Draft; around: Surroundings };

const least = 10;
const most = 10_000;
const usual = 1000;

/** Counts invented ballots by both rules, to see what each would choose. Nothing of it is stored. */
export function TrialPart({ roundId, draft, around }: Props) {
  const t = useText();
  const format = useFormat();
  const bounds = { least: format.number(least), most: format.number(most) };
  const [ballots, setBallots] = useState<number | "">(usual);
  const trial = useTrial();
  const isInBounds = ballots !== "" && ballots >= least && ballots <= most;
  const input = trialInput({ roundId, draft, ideas: around.ideas, ballots: isInBounds ? ballots : usual });
  const isPossible = input.districts.length > 0;
  return (
    <Section title={t("trial.legend")} lead={t("trial.lead")}>
      <Notice>{t("trial.invented")}</Notice>
      {isPossible ? (
        <Group align="flex-end">
          <NumberField
            label={t("trial.ballots", { count: draft.districts.length })}
            description={t("trial.bounds", bounds)}
            clampBehavior="none"
            min={least}
            max={most}
            step={100}
            allowDecimal={false}
            allowNegative={false}
            isGrouped
            value={ballots}
            onChange={(typed) => setBallots(typeof typed === "number" ? typed : "")}
            error={isInBounds ? undefined : t("trial.outOfBounds", bounds)}
          />
          {trial.state.phase === "counting" ? (
            <Button variant="default" onClick={trial.stop}>
              {t("trial.stop")}
            </Button>
          ) : (
            <Button disabled={!isInBounds} onClick={() => trial.start(input)}>
              {t("trial.start")}
            </Button>
          )}
        </Group>
      ) : (
        <Text>{t("trial.nothing")}</Text>
      )}
      <div role="status">
        {trial.state.phase === "counting" && <Progress progress={trial.state.progress} />}
        {trial.state.phase === "done" && <Done {...trial.state} />}
      </div>
      {trial.state.phase === "done" && (
        <TrialResult trials={trial.state.trials} rule={draft.rule} currency={around.project.currency} />
      )}
    </Section>
  );
}

function Done({ trials, ballots }: { trials: readonly unknown[]; ballots: number }) {
  const t = useText();
  const format = useFormat();
  return <Text fw={600}>{t("trial.done", { count: trials.length, number: format.number(ballots) })}</Text>;
}

function Progress({ progress: { district, of } }: { progress: TrialProgress }) {
  const t = useText();
  const words = t("trial.progress", { district, of });
  return <ProgressRow label={t("trial.legend")} percent={Math.round(((district - 1) / of) * 100)} words={words} />;
}

type TrialState =
  | { phase: "none" }
  | { phase: "counting"; progress: TrialProgress }
  | { phase: "done"; trials: DistrictTrial[]; ballots: number };

/** One trial at a time; it ends with the screen. */
function useTrial() {
  const [state, setState] = useState<TrialState>({ phase: "none" });
  const running = useRef<(() => void) | null>(null);
  const end = () => {
    running.current?.();
    running.current = null;
  };
  useEffect(() => () => running.current?.(), []);
  return {
    state,
    start: (input: Parameters<typeof startTrial>[0]) => {
      end();
      setState({ phase: "counting", progress: { district: 1, of: input.districts.length } });
      running.current = startTrial(input, {
        onProgress: (progress) => setState({ phase: "counting", progress }),
        onDone: (trials) => setState({ phase: "done", trials, ballots: input.ballots }),
      });
    },
    stop: () => {
      end();
      setState({ phase: "none" });
    },
  };
}
