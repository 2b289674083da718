import { sumOf } from "@stoep/contract/kernel";
import { Button, Card, ErrorSummary, Facts, Notice, Stack, TextLink } from "@stoep/ui";
import { useState } from "react";
import type { Problems } from "../../../app/editor/index.ts";
import { VerdictControl } from "../../../app/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import { useLackText } from "../parts/use-lack-text.ts";
import { useRoundFacts } from "../parts/use-round-facts.ts";
import { type Round, useText } from "../parts/words.ts";
import { districtSums, type RoundForm } from "./draft.ts";
import { OpenDialog } from "./open-dialog.tsx";
import { lackLines, lacksOf } from "./problems.ts";
import type { RoundDesk } from "./use-round-desk.ts";

type Props = {
  desk: RoundDesk;
  round: Round;
  form: RoundForm;
  around: Surroundings;
  problems: Problems;
  save: () => Promise<Round | null>;
  onShow: (path: string) => void;
};

/** The last step: what is missing, else what was decided, and the way to open the vote. */
export function CheckStep({ desk, round, form: { draft }, around, problems, save, onShow }: Props) {
  const t = useText();
  const lackText = useLackText(draft);
  const facts = useRoundFacts(draft, around.project.currency);
  const [asked, setAsked] = useState<Round | null>(null);
  const lines = lackLines([...lacksOf(draft, around.facts), ...problems.named].filter(isFirst));
  const ask = async () => {
    const saved = await save();
    if (saved && !problems.report()) setAsked(saved);
  };
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
        <Notice tone="success">{t("check.complete")}</Notice>
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
      <div>
        <VerdictControl by={round.can.open}>
          <Button disabled={lines.length > 0 && round.can.open === true} onClick={() => void ask()}>
            {t("open.act")}
          </Button>
        </VerdictControl>
      </div>
      {asked && (
        <OpenDialog desk={desk} round={asked} around={around} problems={problems} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

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
