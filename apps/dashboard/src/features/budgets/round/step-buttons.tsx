import { afterPress } from "@stoep/client/presses";
import { Button } from "@stoep/ui";
import { BackIcon, ForwardIcon } from "@stoep/ui/icons";
import { useMainKey } from "../../../app/editor/index.ts";
import { notify } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { roundSteps } from "./steps.ts";
import type { useRoundSteps } from "./use-round-steps.ts";

type Steps = ReturnType<typeof useRoundSteps>;

/** Saves at once what would be saved in a moment. */
export function KeepButton({ save }: Pick<Steps, "save">) {
  const t = useText();
  const keep = async () => {
    if (await save()) notify(t("saved"), "done");
  };
  return (
    <Button variant="subtle" size="compact-md" onClick={() => void keep()}>
      {t("save")}
    </Button>
  );
}

/** To the step before and the next one. */
export function WayButtons({ steps: { step, open, next } }: { steps: Steps }) {
  const t = useText();
  const main = useMainKey();
  const before = roundSteps.before(step);
  const after = roundSteps.after(step);
  return (
    <>
      {before && (
        <Button variant="default" leftSection={<BackIcon aria-hidden />} onClick={() => void open(before)}>
          {t("stepBack")}
        </Button>
      )}
      {after !== step && after !== "rules" && (
        <Button rightSection={<ForwardIcon aria-hidden />} onClick={() => afterPress(next)} {...main}>
          {t(`to.${after}`)}
        </Button>
      )}
    </>
  );
}
