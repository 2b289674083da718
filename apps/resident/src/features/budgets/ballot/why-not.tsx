import type { MyBallot } from "@stoep/contract/budgets";
import { Suspense } from "react";
import { ButtonLink, Notice, useRefusalText, useResidence } from "../../../app/index.ts";
import { ProofPrompt } from "../../residents/index.ts";
import { useText } from "../words.ts";
import type { Ballot } from "./ballot.ts";
import { codePath } from "./ballot-address.ts";

type Refusal = Exclude<MyBallot["can"]["cast"], true>;

/** Why the reader cannot vote, and what helps. */
export function WhyNot({ refusal, project }: { refusal: Refusal; project: Ballot["project"] }) {
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
    return (
      <Notice title={t("why.code")}>
        <p>{t("why.codeText", { organisation: project.organisation.name })}</p>
        <div>
          <ButtonLink look="main" href={codePath}>
            {t("why.codeEnter")}
          </ButtonLink>
        </div>
      </Notice>
    );
  if (refusal === "ballot_sealed") return <Notice title={t("why.sealed")}>{t("why.sealedText")}</Notice>;
  return <Notice>{words(refusal)}</Notice>;
}
