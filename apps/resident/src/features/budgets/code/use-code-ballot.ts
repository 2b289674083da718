import type { CodeBallot, MyBallot } from "@stoep/contract/budgets";
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import { useEffect, useEffectEvent, useState } from "react";
import { apiForAnyone, useLanguage, useNetwork } from "../../../app/index.ts";
import { isSameStanding } from "../ballot/my-ballot.ts";

/** What a code opened, held in memory while its screen is shown, and asked for again where it may have changed. */
export function useCodeBallot(code: string, opened: CodeBallot) {
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const [known, setKnown] = useState(opened);
  const [refusal, setRefusal] = useState<RefusalCode | null>(null);
  /** Null: it could not be asked, or is refused. */
  const ask = async (): Promise<CodeBallot | null> => {
    const request = { params: { networkSlug }, query: { language }, body: { code } };
    try {
      const found = await apiForAnyone.budgets.readCodeBallot(request);
      setKnown(found);
      setRefusal(null);
      return found;
    } catch (error) {
      if (error instanceof Refused && endings.has(error.code)) setRefusal(error.code);
      return null;
    }
  };
  const askAgain = useEffectEvent(() => void ask());
  // Somebody may have voted with the code in another place meanwhile.
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && askAgain();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const [shownIn, setShownIn] = useState(language);
  useEffect(() => {
    if (shownIn === language) return;
    setShownIn(language);
    askAgain();
  }, [language, shownIn]);
  return {
    known,
    /** It opens nothing any more. */
    refusal,
    keep: (mine: MyBallot) => setKnown((before) => ({ ...before, ballot: mine })),
    refetch: () => void ask(),
    isAsShown: async () => {
      const found = await ask();
      return found === null || isSameStanding(known.ballot, found.ballot);
    },
  };
}

/** `invalid_input`: the code is not known any more. */
const endings: ReadonlySet<RefusalCode> = new Set([
  "round_not_active",
  "code_revoked",
  "codes_not_asked",
  "invalid_input",
  "not_found",
]);
