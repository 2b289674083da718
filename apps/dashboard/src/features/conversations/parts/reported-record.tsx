import type { ReportDecision, ReportedThing } from "@stoep/contract/conversations";
import { Button, Card, CommentCard, Group, Heading, Notice, Stack, Text, TextLink, Timeline } from "@stoep/ui";
import { useState } from "react";
import { useFormat } from "../../../app/index.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { speakerOf, titleOf } from "./reported-words.ts";
import { useText } from "./words.ts";

type Props = { thing: ReportedThing; onDecided: () => void };

/** A reported item: what it says, why it was reported, and the decision. */
export function ReportedRecord({ thing, onDecided }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Card>
      <Stack gap="lg">
        <div>
          <Heading order={2} size="h3">
            {titleOf(thing, t)}
          </Heading>
          <Where thing={thing} />
        </div>
        <Said thing={thing} />
        <Stack gap="sm">
          <Heading order={3} size="h4">
            {t("reports.reported", { count: thing.reports.length })}
          </Heading>
          <Timeline
            label={t("reports.reported", { count: thing.reports.length })}
            moments={thing.reports.map(({ id, reason, remark, createdAt }) => ({
              key: id,
              title: t(`reports.reasons.${reason}`),
              meta: format.ago(createdAt),
              children: remark ? <Text size="sm">{t("reports.quoted", { text: remark })}</Text> : undefined,
            }))}
          />
        </Stack>
        {thing.decision ? <Decision thing={thing} /> : <Deciding thing={thing} onDecided={onDecided} />}
      </Stack>
    </Card>
  );
}

function Where({ thing: { subjectKind, subjectId, subjectName, comment } }: Pick<Props, "thing">) {
  const t = useText();
  const pages: Record<string, string> = { post: `/messages/${subjectId}`, shout: `/shouts/${subjectId}` };
  const page = pages[subjectKind];
  if (page === undefined || subjectName === "") return null;
  const href = comment ? `${page}?tab=comments` : page;
  return (
    <Text size="sm">
      {t("reports.under")} <TextLink href={href}>{subjectName}</TextLink>
    </Text>
  );
}

function Said({ thing: { comment } }: Pick<Props, "thing">) {
  const t = useText();
  const format = useFormat();
  if (!comment) return <Text>{t("reports.aboutMessage")}</Text>;
  const { author, text, state, createdAt } = comment;
  return (
    <CommentCard
      name={speakerOf(author, t)}
      picture={author.logo ? `${author.logo.address}/320` : null}
      isOrganisation={author.kind === "staff"}
      meta={[format.ago(createdAt), state === "visible" ? t("reports.nowVisible") : t("reports.nowHidden")].join(" · ")}
    >
      <Text style={{ whiteSpace: "pre-wrap" }}>{text || t("comment.placeholder.deleted")}</Text>
    </CommentCard>
  );
}

/** Who decided what, when and why. */
function Decision({ thing: { decision } }: Pick<Props, "thing">) {
  const t = useText();
  const format = useFormat();
  if (!decision) return null;
  const { kind, reason, by, at } = decision;
  return (
    <Notice tone="success" title={t(`reports.decided.${kind ?? "closed"}`)}>
      {t("reports.decidedBy", { name: by || t("comment.nobody"), at: format.moment(at) })}
      {reason && <Text size="sm">{t("reports.quoted", { text: reason })}</Text>}
    </Notice>
  );
}

function Deciding({ thing, onDecided }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<ReportDecision | null>(null);
  return (
    <>
      <Group gap="sm">
        <Button onClick={() => setAsked("kept")}>
          {t(thing.comment ? "reports.act.kept" : "reports.act.nothing")}
        </Button>
        {thing.comment && (
          <Button variant="outline" color="brick" onClick={() => setAsked("removed")}>
            {t("reports.act.removed")}
          </Button>
        )}
      </Group>
      {asked && <DecideDialog thing={thing} decision={asked} onClose={() => setAsked(null)} onDone={onDecided} />}
    </>
  );
}
