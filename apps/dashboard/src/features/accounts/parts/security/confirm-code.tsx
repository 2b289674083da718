import type { AddDialogProps } from "@stoep/client/second-step";
import { Button, Stack } from "@stoep/ui";
import { useRef, useState } from "react";
import type { api } from "../../../../app/index.ts";
import { type Refused, useCommand, useRefusalText } from "../../../../app/index.ts";
import { CodeField, codeLength } from "../code-field.tsx";
import { useText } from "../words.ts";

type Props = Pick<AddDialogProps, "onAdded"> & {
  command: typeof api.accounts.confirmApp | typeof api.accounts.confirmText;
  challengeId: string;
  /** Too many wrong codes: it has to begin again. */
  onOver: (words: string) => void;
};

/** The first code of a new factor shows that it works. */
export function ConfirmCode({ command, challengeId, onAdded, onOver }: Props) {
  const t = useText();
  const words = useRefusalText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const refused = ({ code: why }: Refused) => {
    if (why === "challenge_over") onOver(words(why));
    else setProblem(words(why));
    return true;
  };
  const confirm = useCommand(command, { refused, done: t("factors.done"), whenDone: onAdded });
  const send = async (whole: string) => {
    setProblem(null);
    if (await confirm.run({ body: { challengeId, code: whole } })) return;
    setCode("");
    field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === codeLength) void send(code);
        else field.current?.focus();
      }}
    >
      <Stack>
        <CodeField
          ref={field}
          label={t("step.code")}
          value={code}
          onValue={setCode}
          onWhole={(whole) => void send(whole)}
          error={code === "" ? problem : null}
          disabled={confirm.isRunning}
        />
        <Button type="submit" loading={confirm.isRunning} fullWidth>
          {t("factors.finish")}
        </Button>
      </Stack>
    </form>
  );
}
