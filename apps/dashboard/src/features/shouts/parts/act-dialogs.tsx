import { Select, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  queryOf,
  ReasonDialog,
  useFieldText,
  useFormat,
  useMembership,
  useReason,
  useSession,
} from "../../../app/index.ts";
import { TemplateMenu } from "./template-menu.tsx";
import { useOutcomes } from "./use-outcomes.tsx";
import { type HandledShout, useText } from "./words.ts";

type Props = { shouts: readonly HandledShout[]; onClose: () => void; onDone?: (() => void) | undefined };
const namedAtMost = 5;
const longest = 2000;

/** The titles of the first messages, if there are several. */
function ShoutNames({ shouts }: { shouts: readonly HandledShout[] }) {
  const t = useText();
  const format = useFormat();
  if (shouts.length < 2) return null;
  const named = shouts.slice(0, namedAtMost).map(({ title }) => t("quoted", { text: title }));
  const more = shouts.length - named.length;
  return (
    <Text style={{ overflowWrap: "anywhere" }}>
      {format.list([...named, ...(more > 0 ? [t("more", { count: more })] : [])])}
    </Text>
  );
}

const nobody = "nobody";

/** Chooses the colleague who handles the message, or no one. */
export function AssignDialog({ shouts, onClose, onDone }: Props) {
  const t = useText();
  const { account } = useSession();
  const [first] = shouts;
  const [chosen, setChosen] = useState<string>(first?.assignee?.id ?? account.id);
  const form = useReason(null);
  const outcomes = useOutcomes(shouts, onClose, onDone);
  const colleagues = useQuery(queryOf(api.shouts.listShoutColleagues)).data?.items ?? [];
  const name = colleagues.find(({ id }) => id === chosen)?.name ?? "";
  const isFree = chosen === nobody;
  if (outcomes.left) return outcomes.left;
  return (
    <ReasonDialog
      form={form}
      title={t("assign.title", { count: shouts.length, title: first?.title ?? "" })}
      field={null}
      act={{
        label: isFree ? t("assign.free") : t("assign.to", { name }),
        isDestructive: false,
        isRunning: outcomes.isRunning,
      }}
      cancel={t("cancel")}
      onDecide={() =>
        void outcomes.assign(isFree ? null : chosen, (count) =>
          isFree ? t("assign.freed", { count }) : t("assign.done", { count, name }),
        )
      }
      onClose={onClose}
    >
      <ShoutNames shouts={shouts} />
      <Select
        label={t("assign.who")}
        description={t("assign.hint")}
        data={[
          ...colleagues.map(({ id, name }) => ({
            value: id,
            label: id === account.id ? t("assign.me", { name }) : name,
          })),
          { value: nobody, label: t("filters.nobody") },
        ]}
        value={chosen}
        onChange={(value) => setChosen(value ?? nobody)}
        allowDeselect={false}
        searchable
      />
    </ReasonDialog>
  );
}

/** Confirms that a message is in progress, or in progress again, and says who is notified. */
export function ProgressDialog({ shouts, isBack, ...rest }: Props & { isBack: boolean }) {
  const t = useText();
  const form = useReason(null);
  const outcomes = useOutcomes(shouts, rest.onClose, rest.onDone);
  const given = { count: shouts.length, title: shouts[0]?.title ?? "" };
  if (outcomes.left) return outcomes.left;
  return (
    <ReasonDialog
      form={form}
      title={t(isBack ? "progress.backTitle" : "progress.title", given)}
      field={null}
      outcome={<NotifiedNote shouts={shouts} />}
      act={{ label: t(isBack ? "progress.back" : "progress.act"), isDestructive: false, isRunning: outcomes.isRunning }}
      cancel={t("cancel")}
      onDecide={() => void outcomes.set("in-progress", "", (count) => t("progress.done", { count }))}
      onClose={rest.onClose}
    >
      <ShoutNames shouts={shouts} />
    </ReasonDialog>
  );
}

/** Asks for the outcome that the author reads. */
export function DoneDialog({ shouts, onClose, onDone }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useReason(fieldText("outcomeRequired"));
  const outcomes = useOutcomes(shouts, onClose, onDone);
  if (outcomes.left) return outcomes.left;
  const add = (text: string) =>
    form.setFieldValue("reason", [form.values.reason.trimEnd(), text].filter(Boolean).join("\n\n").slice(0, longest));
  return (
    <ReasonDialog
      form={form}
      title={t("done.title", { count: shouts.length, title: shouts[0]?.title ?? "" })}
      field={{ label: t("done.outcome"), hint: t("done.hint"), maxLength: longest }}
      outcome={
        <>
          <TemplateMenu onChoose={add} />
          <NotifiedNote shouts={shouts} />
        </>
      }
      act={{ label: t("done.act"), isDestructive: false, isRunning: outcomes.isRunning }}
      cancel={t("cancel")}
      onDecide={(outcome) => void outcomes.set("done", outcome, (count) => t("done.done", { count }))}
      onClose={onClose}
    >
      {shouts.length > 1 ? <ShoutNames shouts={shouts} /> : undefined}
    </ReasonDialog>
  );
}

/** Says who is notified. */
function NotifiedNote({ shouts }: { shouts: readonly HandledShout[] }) {
  const t = useText();
  const { organisation } = useMembership();
  const [only, ...others] = shouts;
  const name = only && others.length === 0 ? only.author : "";
  return (
    <Text size="sm" c="dimmed">
      {name
        ? t("told.one", { name, organisation: organisation.name })
        : t("told.several", { organisation: organisation.name })}
    </Text>
  );
}
