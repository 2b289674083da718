import type { Confirmation, Factors } from "@stoep/contract/accounts";
import { queryOf, type Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, Dialog, LoadFailed, Skeleton, useCommand, useRefusalText } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { StepChoice } from "./step/step-choice.tsx";
import type { Ways } from "./step/ways.ts";

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Before something weighty: once more the second step, of those who have one. */
export function ConfirmIdentity({ onDone, onClose }: Props) {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listFactors));
  return (
    <Dialog title={t("confirm.title")} onClose={onClose}>
      <p>{t("confirm.lead")}</p>
      {query.isPending && <Skeleton height={120} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <Question factors={query.data} onDone={onDone} />}
    </Dialog>
  );
}

function Question({ factors: { factors, recoveryCodesLeft }, onDone }: { factors: Factors; onDone: () => void }) {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const options = {
    refresh: [],
    refused: ({ code }: Refused) => {
      setProblem(words(code));
      return true;
    },
  };
  const confirm = useCommand(api.accounts.confirmIdentity, { ...options, whenDone: onDone });
  const send = useCommand(api.accounts.sendConfirmCode, options);
  const begin = useCommand(api.accounts.startConfirmPasskey, options);
  const ways: Ways = {
    kinds: [...factors.map(({ kind }) => kind), ...(recoveryCodesLeft > 0 ? (["recovery"] as const) : [])],
    phoneHint: factors.find(({ kind }) => kind === "text")?.name.slice(-2) ?? null,
    take: (body: Confirmation) => {
      setProblem(null);
      return confirm.run({ body });
    },
    sendCode: () => send.run({}),
    passkeyOptions: () => begin.run({}),
    isBusy: confirm.isRunning,
    problem,
  };
  return <StepChoice ways={ways} />;
}
