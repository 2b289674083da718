import type { AddDialogProps } from "@stoep/client/second-step";
import { useState } from "react";
import { type api, type Refused, useCommand, useRefusalText } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import { CodeForm } from "../step/code-form.tsx";

interface Props extends Pick<AddDialogProps, "onAdded"> {
  command: typeof api.accounts.confirmApp | typeof api.accounts.confirmText;
  challengeId: string;
  leavesFocus?: boolean;
  /** Too many wrong codes: it has to begin again. */
  onOver: (words: string) => void;
}

/** The first code of a new factor shows that it works. */
export function ConfirmCode({ command, challengeId, leavesFocus = false, onAdded, onOver }: Props) {
  const t = useText();
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const refused = ({ code }: Refused) => {
    if (code === "challenge_over") onOver(words(code));
    else setProblem(words(code));
    return true;
  };
  const confirm = useCommand(command, { refused, done: t("factors.done"), whenDone: onAdded });
  const take = (code: string) => {
    setProblem(null);
    return confirm.run({ body: { challengeId, code } });
  };
  return (
    <CodeForm
      ways={{ isBusy: confirm.isRunning, problem }}
      take={take}
      submitText={t("factors.finish")}
      leavesFocus={leavesFocus}
    />
  );
}
