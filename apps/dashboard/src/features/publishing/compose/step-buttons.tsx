import { Button } from "@stoep/ui";
import { BackIcon, EyeIcon, SaveIcon, SendIcon } from "@stoep/ui/icons";
import { Allowed, api, useCommand } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { MessageDesk, MessageState } from "./use-desk.ts";
import type { Steps } from "./use-steps.ts";

type Props = { desk: MessageDesk; state: MessageState; steps: Steps };

/** What can be done while writing, by state: the main step last. */
export function EditButtons({ state, steps }: Omit<Props, "desk">) {
  const t = useText();
  const isConcept = state.stored === null || state.stored.state === "concept";
  const look = () => void steps.look();
  return (
    <>
      <Button variant="default" leftSection={<EyeIcon aria-hidden />} loading={steps.isLooking} onClick={look}>
        {t("compose.steps.preview")}
      </Button>
      {state.stored?.state !== "published" && (
        <Allowed by={state.stored?.can.publish ?? true}>
          <Button
            variant={isConcept ? "filled" : "default"}
            leftSection={<SendIcon aria-hidden />}
            disabled={steps.isLooking}
            onClick={look}
          >
            {t(isConcept ? "compose.steps.publish" : "compose.steps.reschedule")}
          </Button>
        </Allowed>
      )}
      {!isConcept && (
        <Allowed by={state.stored?.can.edit ?? true}>
          <Button
            leftSection={<SaveIcon aria-hidden />}
            loading={state.phase === "saving"}
            onClick={() => void steps.saveNow()}
          >
            {t("compose.steps.saveChanges")}
          </Button>
        </Allowed>
      )}
    </>
  );
}

/** What keeps it safe or takes it back; stands with the state of saving. */
export function KeepButtons({ desk, state, steps }: Props) {
  const t = useText();
  if (state.stored?.state === "scheduled") return <BackToConcept desk={desk} postId={state.stored.id} />;
  if (state.stored?.state === "published") return null;
  return (
    <Button variant="light" size="sm" leftSection={<SaveIcon aria-hidden />} onClick={() => void steps.saveNow()}>
      {t("compose.steps.saveConcept")}
    </Button>
  );
}

/** What can be done at the preview. */
export function PreviewButtons({ state, steps }: Omit<Props, "desk">) {
  const t = useText();
  const post = state.stored;
  return (
    <>
      <Button variant="default" leftSection={<BackIcon aria-hidden />} onClick={steps.edit}>
        {t("compose.steps.edit")}
      </Button>
      {post && post.state !== "published" && (
        <Allowed by={post.can.publish}>
          <Button leftSection={<SendIcon aria-hidden />} onClick={steps.choice.open}>
            {t(post.state === "scheduled" ? "compose.steps.reschedule" : "compose.steps.publish")}
          </Button>
        </Allowed>
      )}
    </>
  );
}

function BackToConcept({ desk, postId }: { desk: MessageDesk; postId: string }) {
  const t = useText();
  const unschedule = useCommand(api.publishing.unschedulePost, {
    done: t("publish.unscheduled"),
    whenDone: desk.follow,
  });
  return (
    <Button variant="subtle" loading={unschedule.isRunning} onClick={() => void unschedule.run({ params: { postId } })}>
      {t("compose.steps.backToConcept")}
    </Button>
  );
}
