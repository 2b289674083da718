import { useState } from "react";
import { api, useCommand, useRefusalText } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { leaveFor } from "./on-the-way.ts";

/** Off to the provider, or why not. */
export function useStartSignOn(next: string) {
  const t = useText();
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isRunning } = useCommand(api.accounts.startSignOn, {
    refused: ({ code }) => {
      setProblem(code === "not_found" ? t("entry.nobody") : words(code));
      return true;
    },
  });
  const start = async (slug: string) => {
    setProblem(null);
    const answer = await run({ params: { providerSlug: slug } });
    if (answer) leaveFor(answer.address, { next, purpose: "sign-in" });
  };
  return { start, isRunning, problem };
}
