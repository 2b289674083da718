import { type FirstCodeProps, useFirstCode } from "@stoep/client/second-step";
import { notify } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { SixDigitsForm } from "./code-steps.tsx";

/** Asks for the first code of a new factor, to prove that it works. */
export function ConfirmCode(props: FirstCodeProps) {
  const t = useText();
  const { take, ways } = useFirstCode(notify, t("factors.done"), props);
  return <SixDigitsForm ways={ways} take={take} submitText={t("factors.finish")} />;
}
