import type { CallOptions } from "@stoep/contract/kernel";
import type { ReadIdea, ReadProject } from "@stoep/contract/participation";
import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { type Form, Notice, toast, useCommand, useRefusalText, useResidence } from "../../../../app/index.ts";
import { ProofPrompt } from "../../../residents/index.ts";
import { PublicationCheck, useDraft } from "../../../shouts/index.ts";
import { useText } from "../../words.ts";
import { ideaHref } from "../idea-address.ts";
import { contentOf, emptyIdea } from "./idea-draft.ts";
import { IdeaForm, type TakenParts } from "./idea-form.tsx";
import { OwnAddressQuestion } from "./own-address-question.tsx";
import { SimilarIdeas } from "./similar-ideas.tsx";
import { useIdeaCheck } from "./use-idea-check.ts";

export type SentIdea = ReturnType<typeof contentOf> & { confirmsPlace?: true };

/** What is known of one that was stored. */
type Stored = Pick<ReadIdea, "id" | "isWaiting">;
type SendIdea = (idea: SentIdea, options?: CallOptions) => Promise<Stored>;

/** A call of the contract as the command by which a contribution is sent. */
export const sendsIdea = (call: SendIdea) =>
  Object.assign(call, { capability: "participation", isQuery: false as const });

const stops = [
  "ideas_closed",
  "unproven_limit",
  "own_address",
  "survey_not_active",
  "residence_not_proven",
  "changed_meanwhile",
] as const;
type Stopped = (typeof stops)[number];

/** What a contribution form takes, and asks besides. */
export interface AskedByForm {
  taken: TakenParts;
  questions: ReactNode;
  /** What is wrong with the answers, in words, for the summary. */
  problems: Pick<Form<never>, "errors" | "attempt">;
  /** Shows those that are about its questions, and returns the others. */
  setProblems: (codes: Record<string, string>) => Record<string, string>;
  /** Shows what is still wrong, and says whether it can be sent. */
  isComplete: () => boolean;
  /** It was sent, or is not wanted. */
  forget: () => void;
  /** Instead of opening the contribution. */
  sent: (idea: Stored) => void;
}

interface Props {
  project: Pick<ReadProject, "id" | "neighbourhoods" | "isReadFirst">;
  /** Of what is kept on the device until it is sent. */
  draftName: string;
  send: ReturnType<typeof sendsIdea>;
  asked?: AskedByForm;
  /** Loads the form anew, which was changed meanwhile. */
  onStale?: () => void;
}

/** Writing a contribution and sending it, in the project or by a contribution form. */
export function IdeaEditor({ project, draftName, send: command, asked, onStale }: Props) {
  const t = useText();
  const [, go] = useLocation();
  const { id: projectId, isReadFirst } = project;
  const { form, restored, restart, forget } = useDraft(draftName, emptyIdea);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const send = useCommand(command, {
    refetches: ["participation", "surveys"],
    form: { setProblems: (codes) => form.setProblems(asked ? asked.setProblems(codes) : codes) },
    refused: ({ code }) => {
      const stop = stops.find((one) => one === code) ?? null;
      setStopped(stop);
      if (code === "changed_meanwhile") onStale?.();
      return stop !== null;
    },
    whenDone: (idea) => {
      forget();
      asked?.forget();
      if (asked) return asked.sent(idea);
      toast(t(idea.isWaiting ? "ideas.sent" : "ideas.published"));
      go(ideaHref(idea.id), { replace: true });
    },
  });
  const publish = (change: { place?: null; confirmsPlace?: true } = {}) => {
    setStopped(null);
    return send.run({ ...contentOf(form.values), ...change });
  };
  const sendingWords = {
    title: t("ideas.form.beforeSending"),
    mine: t("ideas.form.sendMine"),
    anyway: t("ideas.form.sendAnyway"),
  };
  const { findings, check, changeSimilar, isChecking } = useIdeaCheck(projectId, form.values);
  const submit = async () => {
    if ((asked?.isComplete() ?? true) && !(await check())) await publish();
  };
  return (
    <>
      <ProofHint />
      <IdeaForm
        form={form}
        asked={asked}
        neighbourhoods={project.neighbourhoods}
        restored={restored}
        onDiscard={() => {
          restart();
          asked?.forget();
        }}
        onSubmit={() => void submit()}
        submitLabel={t(isReadFirst ? "ideas.form.sendIn" : "ideas.form.publish")}
        isBusy={send.isRunning || isChecking}
        check={
          findings && (
            <PublicationCheck
              similar={
                findings.similar.length > 0 ? <SimilarIdeas ideas={findings.similar} onChange={changeSimilar} /> : null
              }
              privateWords={findings.privateWords}
              isBusy={send.isRunning}
              words={isReadFirst ? sendingWords : undefined}
              onPublish={() => void publish()}
            />
          )
        }
      />
      {stopped && stopped !== "own_address" && <StoppedNotice code={stopped} />}
      {stopped === "own_address" && (
        <OwnAddressQuestion
          isBusy={send.isRunning}
          without={t(isReadFirst ? "ideas.ownAddress.sendWithout" : "ideas.ownAddress.without")}
          onShow={() => void publish({ confirmsPlace: true })}
          onWithout={() => {
            form.set("pin", null);
            void publish({ place: null });
          }}
          onClose={() => setStopped(null)}
        />
      )}
    </>
  );
}

/** Why it was not sent; what was written stays on this device. */
function StoppedNotice({ code }: { code: Exclude<Stopped, "own_address"> }) {
  const t = useText();
  const words = useRefusalText();
  const isUnproven = code === "unproven_limit" || code === "residence_not_proven";
  return (
    <Notice tone="warning" isLive>
      <p>{code === "unproven_limit" ? t("ideas.proof.limit") : words(code)}</p>
      <p>{t("ideas.kept")}</p>
      {isUnproven && (
        <Suspense>
          <ProofPrompt />
        </Suspense>
      )}
    </Notice>
  );
}

/** What a resident whose address is not confirmed should know before writing. */
function ProofHint() {
  const t = useText();
  if (useResidence()?.isProven !== false) return null;
  return (
    <Notice>
      <p>{t("ideas.proof.limit")}</p>
      <Suspense>
        <ProofPrompt />
      </Suspense>
    </Notice>
  );
}
