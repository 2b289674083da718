import { type FirstCodeProps, useFirstCode } from "@stoep/client/second-step";
import { toast } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { CodeForm } from "./step/code-form.tsx";

/** Asks for the first code of a new factor, which proves that it works. */
export function ConfirmCode({ leavesFocus = false, ...props }: FirstCodeProps & { leavesFocus?: boolean }) {
  const t = useText();
  const { take, ways } = useFirstCode(toast, t("factors.done"), props);
  return <CodeForm ways={ways} take={take} submitText={t("factors.finish")} leavesFocus={leavesFocus} />;
}
