import { useComputedProof } from "@stoep/client/computed-proof";
import type { HelpForm, HelpFormSubmission } from "@stoep/contract/care";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { api, type Form, useCommand, useLanguage, useRefusalText } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { agreesTo, type Values } from "./help-values.ts";

interface Options {
  helpForm: HelpForm;
  params: { networkSlug: string; organisationId: string };
  onSent: (result: { waitsForMail: boolean }) => void;
  reload: () => Promise<HelpForm | undefined>;
}

/** While others send many, the server asks for another proof: this often the form answers by itself. */
const mostProofs = 3;

/**
 * Sends the form with its computed proof; where this browser cannot compute one, with the wish for a mailed link. If the form has
 * changed meanwhile, it is shown anew with everything that was typed.
 */
export function useSubmit(form: Form<Values>, { helpForm, params, onSent, reload }: Options) {
  const t = useText();
  const words = useRefusalText();
  const language = useLanguage() as HelpFormSubmission["language"];
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { progress, proofOf } = useComputedProof(helpForm.puzzle);
  const { stamp, consent } = helpForm;
  let isProofAsked = false;
  const send = useCommand(api.care.sendHelpForm, {
    form,
    refetches: [],
    refused: ({ code }) => {
      isProofAsked = code === "proof_required";
      if (isProofAsked) return true;
      if (code === "invalid_input") return false;
      const isStale = code === "changed_meanwhile";
      setProblem(isStale ? t("help.stale") : words(code));
      if (isStale) {
        form.set("hasConsented", false);
        void reload();
      }
      return true;
    },
    whenDone: onSent,
  });
  const { address, categoryId, ...typed } = form.values;
  const body = {
    ...typed,
    hasConsented: agreesTo(form.values, consent.version),
    consentVersion: consent.version,
    categoryId: categoryId || null,
    addressId: address?.id ?? null,
    postId: search.get("message"),
  };
  const sendWith = async (puzzle: HelpForm["puzzle"], left: number): Promise<void> => {
    const proof = await proofOf(puzzle);
    isProofAsked = false;
    setProblem(null);
    const confirmsByMail = puzzle !== null && proof === null;
    await send.run({ params, body: { ...body, language, stamp, proof, confirmsByMail } });
    if (!isProofAsked) return;
    const next = left > 0 ? await reload() : undefined;
    if (next?.puzzle) await sendWith(next.puzzle, left - 1);
    else setProblem(words("proof_required"));
  };
  const submit = async () => {
    if (isSending) return;
    setSending(true);
    await sendWith(helpForm.puzzle, mostProofs - 1).finally(() => setSending(false));
  };
  return { problem, progress, submit, isSending };
}
