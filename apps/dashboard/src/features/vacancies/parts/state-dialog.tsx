import { Checkbox, Text } from "@stoep/ui";
import { useState } from "react";
import { api, ReasonDialog, useCommand, useFormat, useReason } from "../../../app/index.ts";
import { type State, useText } from "./words.ts";

type Props = {
  postId: string;
  people: readonly { id: string; name: string }[];
  state: State;
  onClose: () => void;
  onDone: () => void;
};
const namedAtMost = 5;

/** Names who gets which status, and asks whether to notify them. */
export function StateDialog({ postId, people, state, onClose, onDone }: Props) {
  const t = useText();
  const format = useFormat();
  const isDecision = state === "accepted" || state === "declined";
  const [tells, setTells] = useState(isDecision);
  const form = useReason(null);
  const count = people.length;
  const set = useCommand(api.vacancies.setApplicationState, {
    done: t("done", { count, state: t(`states.${state}`) }),
    whenDone: () => {
      onDone();
      onClose();
    },
  });
  const run = (reason: string) =>
    void set.run({
      params: { postId },
      body: {
        applicationIds: people.map(({ id }) => id),
        state,
        tells: isDecision && tells,
        reason: tells ? reason : "",
      },
    });
  const named = people.slice(0, namedAtMost).map(({ name }) => name);
  const more = count - named.length;
  return (
    <ReasonDialog
      form={form}
      title={t(`ask.${state}`, { count, name: people[0]?.name ?? "" })}
      field={isDecision && tells ? { label: t("reason"), hint: t("reasonHint"), maxLength: 1000 } : null}
      act={{ label: t(`do.${state}`), isDestructive: state === "declined", isRunning: set.isRunning }}
      cancel={t("cancel")}
      onDecide={run}
      onClose={onClose}
    >
      {count > 1 && (
        <Text style={{ overflowWrap: "anywhere" }}>
          {format.list([...named, ...(more > 0 ? [t("more", { count: more })] : [])])}
        </Text>
      )}
      <Text c="dimmed">{t("seen")}</Text>
      {isDecision && (
        <Checkbox
          label={t("tell", { count })}
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
        />
      )}
    </ReasonDialog>
  );
}
