import { type FirstCodeProps, useFirstCode } from "@stoep/client/second-step";
import { tell } from "../../../../app/index.ts";
import { SixDigitsForm } from "../second-step/code-steps.tsx";
import { useText } from "../words.ts";

/** Asks for the first code of a new factor, to prove that it works. */
export function ConfirmCode(props: FirstCodeProps) {
  const t = useText();
  const { take, ways } = useFirstCode(tell, t("factors.done"), props);
  return <SixDigitsForm ways={ways} take={take} submitText={t("factors.finish")} />;
}
