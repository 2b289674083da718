import { limits } from "@stoep/contract/publishing";
import { isPoll } from "@stoep/contract/publishing/values";
import { Button, DateTimeField, Switch, Text, TextField } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { fieldAt, moveItem, newId, Section, SortableList } from "../../../../app/editor/index.ts";
import { useMomentLabels } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";
import { LockReason, useLock, useLockedOptions } from "./lock.tsx";

/** The choices of a poll, and its deadline. S1 §3, §5 */
export function PollFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const labels = useMomentLabels();
  const { draft, change } = form;
  if (!isPoll(draft.type)) return null;
  return (
    <Section title={t("compose.poll.legend")} lead={t("compose.poll.lead")}>
      <Switch
        label={t("compose.poll.voting")}
        description={t("compose.poll.votingHint")}
        checked={!draft.isVotingDisabled}
        onChange={(event) => change({ isVotingDisabled: !event.currentTarget.checked })}
        data-path="isVotingDisabled"
      />
      {draft.type === "option" && <OptionFields form={form} />}
      <div>
        <DateTimeField
          label={t("compose.poll.closes")}
          description={t("compose.poll.closesHint")}
          value={draft.pollClosesAt}
          onChange={(pollClosesAt) => change({ pollClosesAt })}
          minDate={new Date()}
          labels={labels}
          {...fieldAt(form, "pollClosesAt")}
        />
        {draft.pollClosesAt && (
          <Button variant="subtle" size="compact-md" mt={4} onClick={() => change({ pollClosesAt: null })}>
            {t("compose.poll.staysOpen")}
          </Button>
        )}
      </div>
    </Section>
  );
}

function OptionFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { change } = form;
  const { options, language } = form.draft;
  const nameOf = (place: number) => t("compose.poll.choice", { number: place + 1 });
  const put = (id: string, text: string) =>
    change((draft) => ({ options: draft.options.map((one) => (one.id === id ? { id, text } : one)) }));
  const isOver = form.errorOf("options");
  const lock = useLock();
  const locked = useLockedOptions();
  return (
    <div>
      {lock && <LockReason>{lock}</LockReason>}
      <SortableList
        label={t("compose.poll.choices")}
        items={options}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        onMove={(from, to) => change((draft) => ({ options: moveItem(draft.options, from, to) }))}
        onRemove={
          options.length > limits.minOptions && locked.size === 0
            ? (place) => change((draft) => ({ options: draft.options.toSpliced(place, 1) }))
            : undefined
        }
      >
        {({ id, text }, place) => (
          <TextField
            aria-label={nameOf(place)}
            placeholder={nameOf(place)}
            lang={language}
            value={text}
            maxLength={limits.option}
            disabled={locked.has(id)}
            onChange={(event) => put(id, event.currentTarget.value)}
            {...fieldAt(form, `options.${place}.text`)}
          />
        )}
      </SortableList>
      {isOver && (
        <Text c="var(--st-danger-ink)" size="sm" mt="xs">
          {isOver}
        </Text>
      )}
      {options.length < limits.maxOptions ? (
        <Button
          variant="subtle"
          mt="xs"
          leftSection={<PlusIcon aria-hidden />}
          data-path="options"
          onClick={() => change((draft) => ({ options: [...draft.options, { id: newId(), text: "" }] }))}
        >
          {t("compose.poll.add")}
        </Button>
      ) : (
        <Text c="dimmed" size="sm" mt="xs">
          {t("compose.poll.full", { most: limits.maxOptions })}
        </Text>
      )}
    </div>
  );
}
