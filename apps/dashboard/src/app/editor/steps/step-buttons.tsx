import { afterPress } from "@stoep/client/presses";
import { Button } from "@stoep/ui";
import { BackIcon, ForwardIcon, SaveIcon, ScheduleIcon, SendIcon } from "@stoep/ui/icons";
import { VerdictControl } from "../../parts/verdict-control.tsx";
import { useText } from "../words.ts";
import type { Publishable } from "./publishable.ts";
import { useMainKey } from "./use-step-focus.ts";
import type { useSteps } from "./use-steps.ts";

type Steps = ReturnType<typeof useSteps>;
type StepNavigation = {
  /** Goes to the previous step; null on the first. */
  back: (() => void) | null;
  /** "Continue to audience" */
  nextLabel: string;
  next: () => void;
};

/** While writing: back, next, and a save button for anything scheduled or online. The main action comes last. */
export function EditButtons({ state, steps, way }: { state: KeepState; steps: SaveActions; way: StepNavigation }) {
  const t = useText();
  const main = useMainKey();
  const { stored, phase, isDirty } = state;
  const isConcept = stored === null || stored.state === "concept";
  return (
    <>
      {way.back && <BackButton onClick={way.back} />}
      {!isConcept && (
        <VerdictControl by={stored?.can.edit ?? true}>
          <Button
            variant={isDirty ? "filled" : "default"}
            leftSection={<SaveIcon aria-hidden />}
            loading={phase === "saving"}
            onClick={() => void steps.saveNow()}
          >
            {t("steps.saveChanges")}
          </Button>
        </VerdictControl>
      )}
      <Button
        variant={isConcept || !isDirty ? "filled" : "default"}
        rightSection={<ForwardIcon aria-hidden />}
        onClick={() => afterPress(way.next)}
        {...main}
      >
        {way.nextLabel}
      </Button>
    </>
  );
}

type KeepState = { stored: Publishable | null; phase: string; isDirty: boolean; isAuto: boolean };
type SaveActions = Pick<Steps, "saveNow" | "unschedule" | "isUnscheduling"> & { discard: () => void };

/** Saves or discards changes; shown beside the save status. */
export function KeepButtons({ state: { stored, isDirty, isAuto }, steps }: { state: KeepState; steps: SaveActions }) {
  const t = useText();
  const look = { variant: "subtle", size: "compact-md" } as const;
  return (
    <>
      {isDirty && !isAuto && (
        <Button {...look} onClick={steps.discard}>
          {t("steps.discard")}
        </Button>
      )}
      {stored?.state === "scheduled" && (
        <Button {...look} loading={steps.isUnscheduling} onClick={steps.unschedule}>
          {t("steps.backToConcept")}
        </Button>
      )}
      {(stored === null || stored.state === "concept") && (
        <Button {...look} onClick={() => void steps.saveNow()}>
          {t("steps.saveConcept")}
        </Button>
      )}
    </>
  );
}

type CheckProps = {
  stored: Publishable | null;
  back: () => void;
  /** Opens the confirmation; undefined while something is missing. */
  onPublish: (() => void) | undefined;
  onSchedule: (() => void) | undefined;
};

/** On the check step: publish now, or schedule. */
export function CheckButtons({ stored, back, onPublish, onSchedule }: CheckProps) {
  const t = useText();
  const main = useMainKey();
  const isScheduled = stored?.state === "scheduled";
  return (
    <>
      <BackButton onClick={back} />
      {stored && stored.state !== "published" && (
        <VerdictControl by={stored.can.publish}>
          <Button
            variant="default"
            leftSection={<ScheduleIcon aria-hidden />}
            disabled={!onSchedule}
            onClick={onSchedule}
          >
            {t(isScheduled ? "steps.reschedule" : "steps.schedule")}
          </Button>
        </VerdictControl>
      )}
      {stored && stored.state !== "published" && (
        <VerdictControl by={stored.can.publish}>
          <Button leftSection={<SendIcon aria-hidden />} disabled={!onPublish} onClick={onPublish} {...main}>
            {t("steps.publish")}
          </Button>
        </VerdictControl>
      )}
    </>
  );
}

function BackButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <Button variant="default" leftSection={<BackIcon aria-hidden />} onClick={onClick}>
      {t("steps.back")}
    </Button>
  );
}
