import type { Preview } from "@stoep/contract/publishing";
import { Button, DateTimeField, Dialog, DialogActions, Group, Stack, Text, useKitZone } from "@stoep/ui";
import { useState } from "react";
import { useFieldText, useFormat, useMembership, usePastYear } from "../../../../app/index.ts";
import { type Post, useText } from "../../parts/words.ts";
import { useMomentLabels } from "../fields/use-moment-labels.ts";
import { AlertNotice } from "./alert-notice.tsx";
import { momentOn, presetsAt } from "./presets.ts";
import { RateWarning, RateWarningAt } from "./rate-warning.tsx";
import { useAudienceText } from "./use-audience-text.ts";
import { VacancyNotice } from "./vacancy-notice.tsx";

type Props = {
  post: Post;
  preview: Preview;
  when: "now" | "later";
  isBusy: boolean;
  /** The day that is proposed while it has no time yet. */
  day: string | null;
  /** The chosen time, if the server refused it because it has passed. */
  pastMoment: string | null;
  onClose: () => void;
  /** Publishes now if `at` is null. */
  onPublish: (at: string | null) => void;
};

/** Confirms by name what is published and for whom, now or at a later time. S1 §4, §5 Schedule */
export function PublishDialog({ post, preview, when, isBusy, day, pastMoment, onClose, onPublish }: Props) {
  const t = useText();
  const zone = useKitZone();
  const [at, setAt] = useState(() => post.publishAt ?? (day && momentOn(day, new Date(), zone)));
  const [problem, setProblem] = useState<"momentRequired" | "momentInPast" | null>(null);
  const isLater = when === "later";
  const askPastYear = usePastYear();
  const go = async () => {
    const wrong = isLater ? problemOf(at) : null;
    setProblem(wrong);
    if (!wrong && (await askPastYear(post.activity?.fromDay ?? null))) onPublish(isLater ? at : null);
  };
  const change = (moment: string | null) => {
    setAt(moment);
    setProblem(null);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isLater ? "publish.titleLater" : "publish.titleNow", { title: post.title })}
      closeButtonProps={{ "aria-label": t("publish.close") }}
      size="lg"
    >
      <Stack>
        <AudienceSummary post={post} preview={preview} isLater={isLater} />
        {post.vacancy && <VacancyNotice vacancy={post.vacancy} />}
        {isLater && <Moment at={at} onChange={change} problem={at && at === pastMoment ? "momentInPast" : problem} />}
        {post.type === "urgent" && <AlertNotice preview={preview} isLater={isLater} />}
        {isLater ? (
          <RateWarningAt post={post} at={at} />
        ) : (
          <RateWarning post={post} neighbourhoods={preview.postedRecently} />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t("compose.cancel")}
          </Button>
          <Button
            data-autofocus={!isLater || undefined}
            loading={isBusy}
            color={post.type === "urgent" ? "brick" : "canal"}
            onClick={() => void go()}
          >
            {t(isLater ? "publish.schedule" : "publish.publishNow")}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** Who will see the message, and how many people that is. */
export function AudienceSummary({
  post,
  preview,
  isLater = false,
}: {
  post: Post;
  preview: Preview;
  isLater?: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const places = useAudienceText(post, preview.reach);
  const { households } = preview.reach;
  const who =
    households === null
      ? t("publish.aimFew", { places })
      : t("publish.aim", { places, count: households, number: format.number(households) });
  return (
    <div>
      {places && <Text>{who}</Text>}
      {post.visibility === "public-page" && <Text>{t("publish.aimPublic")}</Text>}
      <Text c="dimmed" size="sm">
        {t(isLater ? "publish.later.text" : "publish.now.text")}
      </Text>
    </div>
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
  const zone = useKitZone();
  const [now] = useState(() => new Date());
  const { name } = useMembership().network;
  return (
    <Stack gap="sm">
      <DateTimeField
        label={t("publish.moment")}
        description={t("publish.zone", { network: name })}
        value={at}
        onChange={onChange}
        minDate={now}
        labels={labels}
        error={problem ? words(problem) : undefined}
      />
      <Group gap="xs" role="group" aria-label={t("publish.presets.label")}>
        {presetsAt(now, zone).map((preset) => (
          <Button
            key={preset.key}
            variant={preset.at === at ? "light" : "default"}
            size="sm"
            onClick={() => onChange(preset.at)}
          >
            {t(`publish.presets.${preset.key}`)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
