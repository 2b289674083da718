import { Button } from "@stoep/ui";
import { BackIcon, EyeIcon, SaveIcon, SendIcon } from "@stoep/ui/icons";
import { Allowed } from "../../allowed.tsx";
import { useText } from "../words.ts";
import type { Publishable } from "./publishable.ts";
import type { useSteps } from "./use-steps.ts";

type Props = {
  state: { stored: Publishable | null; phase: string };
  steps: Omit<ReturnType<typeof useSteps>, "preview">;
};

/** What can be done while writing, by state: the main step last. */
export function EditButtons({ state: { stored, phase }, steps }: Props) {
  const t = useText();
  const isConcept = stored === null || stored.state === "concept";
  const look = () => void steps.look();
  return (
    <>
      <Button variant="default" leftSection={<EyeIcon aria-hidden />} loading={steps.isLooking} onClick={look}>
        {t("steps.preview")}
      </Button>
      {stored?.state !== "published" && (
        <Allowed by={stored?.can.publish ?? true}>
          <Button
            variant={isConcept ? "filled" : "default"}
            leftSection={<SendIcon aria-hidden />}
            disabled={steps.isLooking}
            onClick={look}
          >
            {t(isConcept ? "steps.publish" : "steps.reschedule")}
          </Button>
        </Allowed>
      )}
      {!isConcept && (
        <Allowed by={stored?.can.edit ?? true}>
          <Button
            leftSection={<SaveIcon aria-hidden />}
            loading={phase === "saving"}
            onClick={() => void steps.saveNow()}
          >
            {t("steps.saveChanges")}
          </Button>
        </Allowed>
      )}
    </>
  );
}

/** What keeps it safe or takes it back; stands with the state of saving. */
export function KeepButtons({ state: { stored }, steps }: Props) {
  const t = useText();
  if (stored?.state === "published") return null;
  if (stored?.state === "scheduled")
    return (
      <Button variant="subtle" loading={steps.isUnscheduling} onClick={steps.unschedule}>
        {t("steps.backToConcept")}
      </Button>
    );
  return (
    <Button variant="light" size="sm" leftSection={<SaveIcon aria-hidden />} onClick={() => void steps.saveNow()}>
      {t("steps.saveConcept")}
    </Button>
  );
}

/** What can be done at the preview. */
export function PreviewButtons({ state: { stored }, steps }: Props) {
  const t = useText();
  return (
    <>
      <Button variant="default" leftSection={<BackIcon aria-hidden />} onClick={steps.edit}>
        {t("steps.edit")}
      </Button>
      {stored && stored.state !== "published" && (
        <Allowed by={stored.can.publish}>
          <Button leftSection={<SendIcon aria-hidden />} onClick={steps.choice.open}>
            {t(stored.state === "scheduled" ? "steps.reschedule" : "steps.publish")}
          </Button>
        </Allowed>
      )}
    </>
  );
}
