import type { RefusalCode } from "@stoep/contract/kernel";
import { Notice, useRefusalText } from "../../../app/index.ts";
import { useText } from "../words.ts";

interface Props {
  refusal: RefusalCode;
  /** Something was chosen, and is not sent. */
  isUnsent: boolean;
}

/** The code has opened a ballot, and does so no more. */
export function CodeEnded({ refusal, isUnsent }: Props) {
  const t = useText();
  const words = useRefusalText();
  return (
    <>
      <h1>{t("ballot.title")}</h1>
      <Notice tone="warning" isLive>
        {refusal === "round_not_active" ? t("code.notActive") : words(refusal)}
      </Notice>
      {isUnsent && <Notice tone="warning" title={t("draft.notSent")} />}
    </>
  );
}
