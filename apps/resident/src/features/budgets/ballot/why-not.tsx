import type { MyBallot } from "@stoep/contract/budgets";
import type { ReadProject } from "@stoep/contract/participation";
import { Suspense } from "react";
import { ButtonLink, Notice, useRefusalText, useResidence } from "../../../app/index.ts";
import { ProofPrompt } from "../../residents/index.ts";
import { useText } from "../words.ts";

type Refusal = Exclude<MyBallot["can"]["cast"], true>;

/** Why the reader cannot vote, and what helps. */
export function WhyNot({ refusal, project }: { refusal: Refusal; project: ReadProject }) {
  const t = useText();
  const words = useRefusalText();
  const neighbourhood = useResidence()?.neighbourhood.name ?? "";
  if (refusal === "residence_not_proven")
    return (
      <Notice tone="warning" title={t("why.notProven")}>
        <p>{t("why.notProvenText")}</p>
        <Suspense fallback={null}>
          <ProofPrompt />
        </Suspense>
      </Notice>
    );
  if (refusal === "not_on_roll")
    return (
      <Notice title={t("why.notOnRoll")}>
        <p>{t("why.notOnRollText", { neighbourhood })}</p>
        <div>
          <ButtonLink isSmall href="/me/move">
            {t("why.moved")}
          </ButtonLink>
        </div>
      </Notice>
    );
  if (refusal === "code_required")
    return <Notice title={t("why.code")}>{t("why.codeText", { organisation: project.organisation.name })}</Notice>;
  if (refusal === "ballot_sealed") return <Notice title={t("why.sealed")}>{t("why.sealedText")}</Notice>;
  return <Notice>{words(refusal)}</Notice>;
}
