import { unbrokenName } from "@stoep/client/formats";
import { useSeenObject } from "@stoep/client/notices";
import type { ReportedRecord as Record, ReportDecision } from "@stoep/contract/conversations";
import { reportReasons } from "@stoep/contract/conversations/values";
import { Button, Card, CommentCard, Group, Heading, Notice, Stack, Text, TextLink, Timeline } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  FactsPlaceholder,
  QueryContent,
  queryOf,
  useFormat,
  useSubjects,
  VerdictControl,
} from "../../../app/index.ts";
import { AppealPart } from "./appeal-part.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { speakerOf, titleOf } from "./reported-words.ts";
import { useUndo } from "./use-decisions.tsx";
import { useText, wordingOf } from "./words.ts";

type Props = { thing: Record; onDecided: () => void };

/** A reported item: what it says, why it was reported, the decision, and the appeal. */
export function ReportedRecord({ caseId, onDecided }: { caseId: string; onDecided: () => void }) {
  const query = useQuery(queryOf(api.conversations.getReported, { params: { caseId } }));
  return (
    <Card>
      <QueryContent query={query} waiting={<FactsPlaceholder />}>
        {(thing) => <RecordContent thing={thing} onDecided={onDecided} />}
      </QueryContent>
    </Card>
  );
}

function RecordContent({ thing, onDecided }: Props) {
  const t = useText();
  useSeenObject(thing.subjectKind, thing.subjectId, "conversations.reported");
  useSeenObject("decision", thing.id);
  return (
    <Stack gap="lg">
      <div>
        <Heading order={2} size="h3" style={{ overflowWrap: "anywhere" }}>
          {titleOf(thing, t)}
        </Heading>
        <PlaceLine thing={thing} />
      </div>
      <ReportedText thing={thing} />
      {thing.reports > 0 && <Reports thing={thing} />}
      {thing.decision ? <Decision thing={thing} /> : <DecisionButtons thing={thing} onDecided={onDecided} />}
      <AppealPart thing={thing} onDecided={onDecided} />
    </Stack>
  );
}

function PlaceLine({ thing }: Pick<Props, "thing">) {
  const t = useText();
  const { subjectKind, subjectId, subjectName, neighbourhood } = thing;
  const subject = useSubjects().find(({ kind }) => kind === subjectKind);
  const page = subject?.hrefOf(subjectId);
  const wording = wordingOf(thing);
  const isComment = wording === "comment";
  return (
    <Text size="sm">
      {[isComment ? t("reports.comment") : subject?.label, neighbourhood && unbrokenName(neighbourhood.name)]
        .filter(Boolean)
        .join(" · ")}
      {page !== undefined && subjectName !== "" && (
        <>
          {" · "}
          <TextLink href={isComment ? `${page}?tab=comments` : page}>
            {isComment ? subjectName : t(`reports.open.${wording}`)}
          </TextLink>
        </>
      )}
    </Text>
  );
}

function ReportedText({ thing }: Pick<Props, "thing">) {
  const t = useText();
  const { author, text, answers, state } = thing;
  return (
    <Stack gap="xs">
      {answers && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {t("reports.answers", { text: answers })}
        </Text>
      )}
      <CommentCard
        name={speakerOf(author, t)}
        picture={null}
        isOrganisation={author.kind === "staff"}
        meta={t(`reports.now.${state}`)}
      >
        <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {text || t(state === "gone" ? `reports.gone.${wordingOf(thing)}` : "reports.unread")}
        </Text>
      </CommentCard>
    </Stack>
  );
}

/** How many households reported it, how often for each reason, and what they wrote. */
function Reports({ thing }: Pick<Props, "thing">) {
  const t = useText();
  const format = useFormat();
  const title = t("reports.reported", { count: thing.reports });
  const counted = reportReasons
    .filter((one) => thing.reasons[one])
    .map((one) => `${t(`reports.reasons.${one}`)} (${thing.reasons[one]})`);
  return (
    <Stack gap="sm">
      <Heading order={3} size="h4">
        {title}
      </Heading>
      <Text size="sm">{[t("reports.households", { count: thing.reportingHouseholds }), ...counted].join(" · ")}</Text>
      <Timeline
        label={title}
        moments={thing.given.map(({ id, reason, remark, createdAt }) => ({
          key: id,
          title: t(`reports.reasons.${reason}`),
          meta: format.ago(createdAt),
          children: remark ? <Text size="sm">{t("reports.quoted", { text: remark })}</Text> : undefined,
        }))}
      />
    </Stack>
  );
}

/** Who decided what, when and why. */
function Decision({ thing: { id, decision, can } }: Pick<Props, "thing">) {
  const t = useText();
  const format = useFormat();
  const undo = useUndo();
  if (!decision) return null;
  const { kind, ground, reason, by, at, undoneAt } = decision;
  return (
    <Notice title={t(`reports.decided.${undoneAt ? "undone" : (kind ?? "closed")}`)}>
      {kind ? t("reports.decidedBy", { name: by || t("comment.nobody"), at: format.moment(at) }) : format.moment(at)}
      {ground && <Text size="sm">{t(`reports.reasons.${ground}`)}</Text>}
      {reason && <Text size="sm">{t("reports.quoted", { text: reason })}</Text>}
      {kind && !undoneAt && can.undo !== "decision_final" && (
        <VerdictControl by={can.undo}>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={undo.isRunning}
            onClick={() => can.undo === true && void undo.run([id])}
          >
            {t("reports.takeBack")}
          </Button>
        </VerdictControl>
      )}
    </Notice>
  );
}

const acts = [
  { name: "keep", decision: "kept" },
  { name: "hide", decision: "hidden" },
  { name: "delete", decision: "deleted" },
] as const;

/** An organisation's message can be deleted, but not hidden. */
function DecisionButtons({ thing, onDecided }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<ReportDecision | null>(null);
  const wording = wordingOf(thing);
  return (
    <Group gap="sm">
      {acts
        .filter(({ name }) => wording !== "published" || name !== "hide")
        .map(({ name, decision }) => (
          <VerdictControl key={name} by={thing.can[name]}>
            <Button
              size="sm"
              {...(name === "keep" ? {} : { variant: "outline", color: "brick" })}
              onClick={() => thing.can[name] === true && setAsked(decision)}
            >
              {t(`reports.act.${decision}`)}
            </Button>
          </VerdictControl>
        ))}
      {asked && <DecideDialog things={[thing]} decision={asked} onClose={() => setAsked(null)} onDone={onDecided} />}
    </Group>
  );
}
