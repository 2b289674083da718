import { usePollClose } from "@stoep/client/live";
import type { PollView, Vote } from "@stoep/contract/conversations";
import { Suspense, useRef, useState } from "react";

import {
  announceChanges,
  api,
  Button,
  RadioField,
  useCommand,
  useFormat,
  useRefusalText,
  useResidence,
} from "../../../app/index.ts";
import { ProofPrompt } from "../../residents/index.ts";
import type { ConversationSubject } from "../model.ts";
import { useText } from "../words.ts";
import style from "./poll-part.module.css";
import { PollResults } from "./poll-results.tsx";

export interface PollProps {
  subject: ConversationSubject;
  poll: PollView;
  onChanged: (poll: PollView) => void;
}

/** The poll's choices, or its results after voting, with a way back to the choices while it is open. */
export function PollPart({ subject, poll, onChanged }: PollProps) {
  const t = useText();
  const [isChanging, setChanging] = useState(false);
  usePollClose(poll, () => announceChanges("feed"));
  const mayVote = poll.can.vote === true;
  const isAsking = mayVote && (poll.myVote === null || isChanging);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button disappears, and the keyboard must not lose its place.
  const turn = (toChoices: boolean) => {
    box.current?.focus();
    setChanging(toChoices);
  };
  const send = (changed: PollView) => {
    turn(false);
    onChanged(changed);
  };
  return (
    <div className={style.poll} ref={box} tabIndex={-1} data-focus-target>
      {isAsking && <Ballot subject={subject} poll={poll} onChanged={send} />}
      {!isAsking && poll.total === null && <QuestionOnly poll={poll} />}
      {!isAsking && <PollResults poll={poll} />}
      {mayVote && poll.myVote !== null && !isChanging && (
        <div>
          <Button isSmall onClick={() => turn(true)}>
            {t("poll.change")}
          </Button>
        </div>
      )}
      <PollNote poll={poll} />
    </div>
  );
}

/** How long the poll is open, and why the reader cannot vote. */
function PollNote({ poll }: { poll: PollView }) {
  const t = useText();
  const format = useFormat();
  const words = useRefusalText();
  const isResident = useResidence() !== null;
  const { vote } = poll.can;
  if (poll.isClosed) return <p className={style.note}>{t("poll.closed")}</p>;
  return (
    <>
      <p className={style.note}>
        {poll.closesAt && t("poll.closesAt", { moment: format.moment(poll.closesAt) })}{" "}
        {vote === "sign_in_required" && !isResident && t("poll.forResidents")}
        {vote !== true && vote !== "sign_in_required" && words(vote)}
      </p>
      {vote === "residence_not_proven" && (
        <Suspense>
          <ProofPrompt />
        </Suspense>
      )}
    </>
  );
}

/** Shows only the question, to readers who may not vote. */
function QuestionOnly({ poll }: { poll: PollView }) {
  const t = useText();
  if (poll.kind === "perception") return <p>{t("poll.rate")}</p>;
  const choices = poll.kind === "option" ? poll.options.map(({ text }) => text) : [t("poll.up"), t("poll.down")];
  return (
    <ul style={{ paddingInlineStart: "1.2em" }}>
      {choices.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Ballot({ subject, poll, onChanged }: PollProps) {
  const t = useText();
  const [choice, setChoice] = useState(() => choiceOf(poll.myVote));
  const [isMissing, setMissing] = useState(false);
  const vote = useCommand(api.conversations.vote, {
    done: t("poll.thanks"),
    whenDone: onChanged,
    refetches: [],
    refused: ({ code }) => {
      // If the resident is no longer proven, the poll says so, with the way to proof.
      if (code === "residence_not_proven") onChanged({ ...poll, can: { ...poll.can, vote: code } });
      return code === "residence_not_proven";
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(choice === null);
    if (choice === null) return;
    void vote.run({ params: subject.params, body: voteOf(poll.kind, choice) });
  };
  const error = isMissing && choice === null ? t("poll.missing") : undefined;
  return (
    <form className={style.poll} style={{ padding: 0 }} onSubmit={submit} noValidate>
      {poll.kind === "perception" ? (
        <Scale value={choice} onValue={setChoice} error={error} />
      ) : (
        <RadioField
          legend={t("poll.choose")}
          choices={choicesOf(poll, t("poll.up"), t("poll.down"))}
          value={choice}
          onValue={setChoice}
          error={error}
        />
      )}
      <div>
        <Button type="submit" look="main" isBusy={vote.isRunning}>
          {t("poll.vote")}
        </Button>
      </div>
    </form>
  );
}

interface ScaleProps {
  value: string | null;
  onValue: (value: string) => void;
  error: string | undefined;
}

/** One to ten. S1 §9 */
function Scale({ value, onValue, error }: ScaleProps) {
  const t = useText();
  return (
    <fieldset className={style.scaleBox}>
      <legend>{t("poll.rate")}</legend>
      <div className={style.scale}>
        {Array.from({ length: 10 }, (_, index) => String(index + 1)).map((score) => (
          <label key={score} className={style.score}>
            <input type="radio" name="score" checked={value === score} onChange={() => onValue(score)} />
            <span>{score}</span>
          </label>
        ))}
      </div>
      <div className={style.ends} aria-hidden>
        <span>{t("poll.low")}</span>
        <span>{t("poll.high")}</span>
      </div>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

function choicesOf(poll: PollView, up: string, down: string) {
  if (poll.kind === "option") return poll.options.map(({ id, text }) => ({ value: id, label: text }));
  return [
    { value: "up", label: up },
    { value: "down", label: down },
  ];
}

function choiceOf(vote: Vote | null): string | null {
  if (vote === null) return null;
  if (vote.kind === "perception") return String(vote.score);
  return vote.kind === "option" ? vote.optionId : vote.kind;
}

function voteOf(kind: PollView["kind"], choice: string): Vote {
  if (kind === "perception") return { kind, score: Number(choice) };
  if (kind === "option") return { kind, optionId: choice };
  return { kind: choice === "up" ? "up" : "down" };
}
