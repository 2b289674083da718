import type { Preview } from "@stoep/contract/publishing";
import { Button, DateTimeField, Dialog, Group, Notice, Stack } from "@stoep/ui";
import { useState } from "react";
import { useFieldText, useFormat, useMembership } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";
import { ChoiceCards } from "./fields/choice-cards.tsx";
import { useMomentLabels } from "./fields/use-moment-labels.ts";
import { RateWarning } from "./rate-warning.tsx";

type Props = {
  post: Post;
  preview: Preview;
  opened: boolean;
  isBusy: boolean;
  /** A moment that the server found past. */
  pastMoment: string | null;
  onClose: () => void;
  /** Null: now. */
  onPublish: (at: string | null) => void;
};

/** Now, or at a moment to come. S1 §4, §5 Schedule */
export function PublishDialog({ post, preview, opened, isBusy, pastMoment, onClose, onPublish }: Props) {
  const t = useText();
  const [when, setWhen] = useState<"now" | "later">(post.publishAt ? "later" : "now");
  const [at, setAt] = useState(post.publishAt);
  const [problem, setProblem] = useState<"momentRequired" | "momentInPast" | null>(null);
  const go = () => {
    const wrong = when === "later" ? problemOf(at) : null;
    setProblem(wrong);
    if (!wrong) onPublish(when === "now" ? null : at);
  };
  const change = (moment: string | null) => {
    setAt(moment);
    setProblem(null);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t("publish.title")}
      closeButtonProps={{ "aria-label": t("publish.close") }}
      size="lg"
    >
      <Stack>
        <ChoiceCards
          label={t("publish.when")}
          choices={[
            { value: "now", title: t("publish.now.title"), text: t("publish.now.text") },
            { value: "later", title: t("publish.later.title"), text: t("publish.later.text") },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === "later" && (
          <Moment at={at} onChange={change} problem={at && at === pastMoment ? "momentInPast" : problem} />
        )}
        {post.type === "urgent" && <AlertNotice count={preview.reach.residents} isLater={when === "later"} />}
        <RateWarning neighbourhoods={preview.postedRecently} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("compose.cancel")}
          </Button>
          <Button loading={isBusy} color={post.type === "urgent" ? "brick" : "canal"} onClick={go}>
            {t(when === "now" ? "publish.publishNow" : "publish.schedule")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function problemOf(at: string | null): "momentRequired" | "momentInPast" | null {
  if (at === null) return "momentRequired";
  return new Date(at) <= new Date() ? "momentInPast" : null;
}

type MomentProps = { at: string | null; onChange: (at: string | null) => void; problem: string | null };

function Moment({ at, onChange, problem }: MomentProps) {
  const t = useText();
  const words = useFieldText();
  const labels = useMomentLabels();
  const { name } = useMembership().network;
  return (
    <DateTimeField
      label={t("publish.moment")}
      description={t("publish.zone", { network: name })}
      value={at}
      onChange={onChange}
      minDate={new Date()}
      labels={labels}
      {...(problem ? { error: words(problem) } : {})}
    />
  );
}

/** D §6: an alert is mailed at once to all it reaches, but for those who refused alerts. */
export function AlertNotice({ count, isLater = false }: { count: number | null; isLater?: boolean }) {
  const t = useText();
  const format = useFormat();
  return (
    <Notice tone="warning" title={t("publish.alert.title")}>
      {count === null
        ? t(isLater ? "publish.alert.laterFew" : "publish.alert.nowFew")
        : t(isLater ? "publish.alert.later" : "publish.alert.now", { count, number: format.number(count) })}
    </Notice>
  );
}
