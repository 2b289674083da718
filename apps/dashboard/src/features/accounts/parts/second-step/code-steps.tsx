import type { Ways } from "@stoep/client/second-step";
import { Button, Stack, Text, TextField } from "@stoep/ui";
import { type FormEvent, useRef, useState } from "react";
import { useFieldText } from "../../../../app/index.ts";
import { CodeField, codeLength } from "../code-field.tsx";
import { useText } from "../words.ts";

/** The code that the authenticator app shows now. */
export function AppStep({ ways }: { ways: Ways }) {
  const t = useText();
  return (
    <Stack>
      <Text>{t("step.app")}</Text>
      <SixDigitsForm ways={ways} take={(code) => ways.take({ kind: "app", code })} />
    </Stack>
  );
}

type SixDigitsProps = { ways: Pick<Ways, "isBusy" | "problem">; take: (code: string) => Promise<unknown> };

/** Goes off by itself with the sixth digit; a wrong code makes room for the next. */
export function SixDigitsForm({ ways, take }: SixDigitsProps) {
  const t = useText();
  const fieldText = useFieldText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const send = async (whole: string) => {
    setShort(false);
    await take(whole);
    setCode("");
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) return void send(code);
    setShort(true);
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <CodeField
          ref={field}
          label={t("step.code")}
          value={code}
          onValue={setCode}
          onWhole={(whole) => void send(whole)}
          error={isShort ? fieldText("codeFormat") : code === "" ? ways.problem : null}
          disabled={ways.isBusy}
        />
        <Button type="submit" loading={ways.isBusy} fullWidth>
          {t("step.submit")}
        </Button>
      </Stack>
    </form>
  );
}

/** One of the printed codes; each works once. */
export function RecoveryStep({ ways }: { ways: Ways }) {
  const t = useText();
  const fieldText = useFieldText();
  const [code, setCode] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === "");
    if (code.trim() !== "") void ways.take({ kind: "recovery", code: code.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t("step.recovery")}</Text>
        <TextField
          label={t("step.recoveryCode")}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={isEmpty ? fieldText("required") : ways.problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
        <Button type="submit" loading={ways.isBusy} fullWidth>
          {t("step.submit")}
        </Button>
      </Stack>
    </form>
  );
}
