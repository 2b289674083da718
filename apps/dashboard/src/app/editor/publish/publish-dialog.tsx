import type { Reach } from "@stoep/contract/publishing";
import { Button, DateTimeField, Dialog, DialogActions, Group, Stack, Text, useKitZone } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { useMomentLabels } from "../../calendar-labels.ts";
import { useFormat } from "../../format.ts";
import { momentOn, presetsAt } from "../../parts/publish-presets.ts";
import { useMembership } from "../../session.tsx";
import { useFieldText } from "../../text.ts";
import { useText } from "../words.ts";

type Props = {
  title: string;
  when: "now" | "later";
  /** When it is scheduled for already. */
  publishAt: string | null;
  /** The day that is proposed while it has no time yet. */
  day?: string | null;
  /** The chosen time, if the server refused it because it has passed. */
  pastMoment: string | null;
  isBusy: boolean;
  isUrgent?: boolean;
  onClose: () => void;
  /** Asked last; false: it stays open. */
  mayGo?: () => Promise<boolean>;
  /** Publishes now if `at` is null. */
  onPublish: (at: string | null) => void;
  /** Who will see it. */
  children: ReactNode;
  /** What to consider, given the chosen time. */
  notices?: (at: string | null) => ReactNode;
};

/** Confirms by name what is published and for whom, now or at a later time. S1 §4, §5 Schedule */
export function PublishDialog(props: Props) {
  const { title, when, publishAt, day = null, pastMoment, isBusy, isUrgent = false, onClose, children } = props;
  const { mayGo = async () => true, onPublish, notices } = props;
  const t = useText();
  const zone = useKitZone();
  const [at, setAt] = useState(() => publishAt ?? (day && momentOn(day, new Date(), zone)));
  const [problem, setProblem] = useState<"momentRequired" | "momentInPast" | null>(null);
  const isLater = when === "later";
  const go = async () => {
    const wrong = isLater ? problemOf(at) : null;
    setProblem(wrong);
    if (!wrong && (await mayGo())) onPublish(isLater ? at : null);
  };
  const change = (moment: string | null) => {
    setAt(moment);
    setProblem(null);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isLater ? "publish.titleLater" : "publish.titleNow", { title })}
      closeButtonProps={{ "aria-label": t("publish.close") }}
      size="lg"
    >
      <Stack>
        {children}
        {isLater && <Moment at={at} onChange={change} problem={at && at === pastMoment ? "momentInPast" : problem} />}
        {notices?.(at)}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            data-autofocus={!isLater || undefined}
            loading={isBusy}
            color={isUrgent ? "brick" : "canal"}
            onClick={() => void go()}
          >
            {t(isLater ? "publish.schedule" : "publish.publishNow")}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

type SummaryProps = {
  reach: Pick<Reach, "households">;
  /** Empty: nobody in particular. */
  places: string;
  isLater?: boolean;
  /** Who else sees it. */
  children?: ReactNode;
};

/** Who will see it, how many households that is, and when. */
export function AudienceSummary({ reach: { households }, places, isLater = false, children }: SummaryProps) {
  const t = useText();
  const format = useFormat();
  const who =
    households === null
      ? t("publish.aimFew", { places })
      : t("publish.aim", { places, count: households, number: format.number(households) });
  return (
    <div>
      {places && <Text>{who}</Text>}
      {children}
      <Text c="dimmed" size="sm">
        {t(isLater ? "publish.later" : "publish.now")}
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
