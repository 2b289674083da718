import { sumOf } from "@stoep/contract/kernel";
import { Button, Card, ErrorSummary, Facts, Notice, Stack, TextLink } from "@stoep/ui";
import { useState } from "react";
import { type Problems, useMainKey } from "../../../app/editor/index.ts";
import { VerdictControl } from "../../../app/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import { useLackText } from "../parts/use-lack-text.ts";
import { useRoundFacts } from "../parts/use-round-facts.ts";
import { type Round, useText } from "../parts/words.ts";
import { districtSums, type RoundForm } from "./draft.ts";
import { OpenDialog } from "./open-dialog.tsx";
import { lackLines, lacksOf } from "./problems.ts";
import type { RoundDesk } from "./use-round-desk.ts";

type Checked = { round: Round; form: RoundForm; around: Surroundings; problems: Problems };
type Props = Checked & { onShow: (path: string) => void };

/** The last step: what is missing, else what was decided. */
export function CheckStep({ round, form: { draft }, around, problems, onShow }: Props) {
  const t = useText();
  const lackText = useLackText(draft);
  const facts = useRoundFacts(draft, around.project.currency);
  const lines = linesOf(draft, around, problems);
  return (
    <Stack gap="md">
      {lines.length > 0 ? (
        <ErrorSummary
          title={t("lacks.title", { count: lines.length })}
          errors={Object.fromEntries(lines.map((line) => [line.path, lackText(line)]))}
          attempt={0}
          beforeGo={onShow}
        />
      ) : (
        <Notice tone="success">{t(round.can.open === true ? "check.ready" : "check.complete")}</Notice>
      )}
      {around.project.currency === null && (
        <Notice tone="warning">
          <TextLink href={`/participation/projects/${around.project.id}/edit?step=extras`} data-path="currency">
            {t("check.currency")}
          </TextLink>
        </Notice>
      )}
      <NeverChosen form={draft} around={around} />
      <Card>
        <Facts items={facts} />
      </Card>
      <Notice>{t("check.locked")}</Notice>
    </Stack>
  );
}

type OpenProps = Checked & { desk: RoundDesk; save: () => Promise<Round | null> };

/** Asks before the vote is opened, once nothing is missing. */
export function OpenButton({ desk, round, form: { draft }, around, problems, save }: OpenProps) {
  const t = useText();
  const main = useMainKey();
  const [asked, setAsked] = useState<Round | null>(null);
  const isIncomplete = linesOf(draft, around, problems).length > 0;
  const ask = async () => {
    const saved = await save();
    if (saved && !problems.report()) setAsked(saved);
  };
  return (
    <>
      <VerdictControl by={round.can.open}>
        <Button disabled={isIncomplete && round.can.open === true} onClick={() => void ask()} {...main}>
          {t("open.act")}
        </Button>
      </VerdictControl>
      {asked && (
        <OpenDialog desk={desk} round={asked} around={around} problems={problems} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const linesOf = (draft: RoundForm["draft"], around: Surroundings, problems: Problems) =>
  lackLines([...lacksOf(draft, around.facts), ...problems.named].filter(isFirst));

const isFirst = <One extends { path: string }>({ path }: One, at: number, all: readonly One[]): boolean =>
  all.findIndex((other) => other.path === path) === at;

/** Ideas that cost more than their district has: allowed, and said. */
function NeverChosen({ form, around }: { form: RoundForm["draft"]; around: Surroundings }) {
  const t = useText();
  const sums = districtSums(form, around.ideas);
  const count = sumOf([...sums.values()], ({ tooDear }) => tooDear);
  if (count === 0) return null;
  return <Notice tone="warning">{t("check.tooDear", { count })}</Notice>;
}
