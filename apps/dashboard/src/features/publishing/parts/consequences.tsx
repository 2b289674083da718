import type { Command, CommandOptions, InputOf, ResultOf } from "@stoep/client/commands";
import { Refused } from "@stoep/contract/kernel";
import type { Consequence, Consequences } from "@stoep/contract/publishing";
import { confirm, Stack, Text } from "@stoep/ui";
import { useRef } from "react";
import { useCommand, useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Asks whether a change that reaches people is saved, with how many they are and how they are told. */
export function useConsequenceQuestion(): (found: Consequences) => Promise<boolean> {
  const t = useText();
  return async (found) => {
    // Between asking and confirming, it came to reach nobody.
    if (found.length === 0) return true;
    const isAlert = found.some(({ kind }) => kind === "alerted");
    const isAct = found.some(({ kind }) => kind === "cancelled" || kind === "restored");
    const isTold = found.some(({ channels }) => channels.length > 0);
    return confirm({
      title: t("consequences.title"),
      message: <Lines found={found} isTold={isTold} />,
      confirmLabel: t(`consequences.confirm.${isAlert ? "alert" : isAct ? "act" : isTold ? "tell" : "save"}`),
      cancelLabel: t(isAct ? "consequences.back" : "consequences.cancel"),
      // Nothing that was sent can be taken back.
      isDestructive: isAlert,
    });
  };
}

function Lines({ found, isTold }: { found: Consequences; isTold: boolean }) {
  const t = useText();
  const format = useFormat();
  const wordsOf = ({ kind, people, channels }: Consequence) =>
    t(`consequences.${kind}`, {
      people: format.people(people),
      channels: format.list(channels.map((channel) => t(`consequences.by.${channel}`))),
    });
  return (
    <Stack gap="xs">
      {found.map((one) => (
        <Text key={one.kind}>{wordsOf(one)}</Text>
      ))}
      {isTold && (
        <Text c="dimmed" size="sm">
          {t("consequences.except")}
        </Text>
      )}
    </Stack>
  );
}

/** What a refused save would do to people; null for any other error. */
export const consequencesIn = (error: unknown): Consequences | null =>
  error instanceof Refused && error.code === "consequences_unconfirmed" ? (error.details as Consequences) : null;

/** Sends again what was refused until the consequences that it has by then are confirmed. @throws the refusal, if they are not */
export async function sendConfirmed<Answer>(
  send: (confirmed: Consequences) => Promise<Answer>,
  ask: (found: Consequences) => Promise<boolean>,
  confirmed: Consequences = [],
): Promise<Answer> {
  try {
    return await send(confirmed);
  } catch (error) {
    const found = consequencesIn(error);
    if (!found || !(await ask(found))) throw error;
    return sendConfirmed(send, ask, found);
  }
}

/**
 * Runs a command, and again with what it does to people once that is confirmed. `send` gets the input for what is confirmed so far;
 * undefined if it was refused, or not confirmed.
 */
export function useConfirmedCommand<C extends Command>(command: C, options: CommandOptions<C> = {}) {
  const ask = useConsequenceQuestion();
  const found = useRef<Consequences | null>(null);
  const { run, isRunning } = useCommand(command, {
    ...options,
    refused: (refusal) => {
      found.current = consequencesIn(refusal);
      return found.current !== null || (options.refused?.(refusal) ?? false);
    },
  });
  const send = async (
    inputOf: (confirmed: Consequences) => InputOf<C>,
    confirmed: Consequences = [],
  ): Promise<ResultOf<C> | undefined> => {
    found.current = null;
    const answer = await run(inputOf(confirmed));
    const asked = found.current as Consequences | null;
    if (!asked) return answer;
    return (await ask(asked)) ? send(inputOf, asked) : undefined;
  };
  return { send, isRunning };
}
