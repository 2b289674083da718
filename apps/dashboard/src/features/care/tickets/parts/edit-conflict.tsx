import { useKitZone } from "@stoep/ui";
import { ConflictDialog, type ConflictWords } from "../../../../app/editor/index.ts";
import { api, useFormat } from "../../../../app/index.ts";
import { draftOf, type EditDraft } from "./edit-draft.ts";
import { useCategoryOptions, useConciergeOptions } from "./filters.ts";
import { type Ticket, useText } from "./words.ts";

type SavedTicket = Ticket & { savedAt: string };
const savedOf = (ticket: Ticket): SavedTicket => ({ ...ticket, savedAt: ticket.updatedAt });

type Props = {
  ticketId: string;
  /** The values before the edit, and the edited ones. */
  before: EditDraft;
  draft: EditDraft;
  version: number;
  onSettle: (theirs: Ticket, draft: EditDraft) => void;
  onSave: () => Promise<unknown>;
};

/** A colleague saved first: shows both versions side by side wherever they differ. */
export function EditConflict({ ticketId, before, draft, version, onSettle, onSave }: Props) {
  const t = useText();
  const zone = useKitZone();
  return (
    <ConflictDialog<SavedTicket, EditDraft>
      title={t("edit.conflict")}
      desk={{ read: () => ({ draft }), settle: onSettle, save: onSave }}
      state={{ stored: null, saved: before, draft, phase: "conflict" }}
      draftOf={(saved) => draftOf(saved, zone)}
      words={useConflictWords()}
      theirs={{
        queryKey: ["care", "getTicket", "theirs", ticketId, version],
        queryFn: async () => savedOf(await api.care.getTicket({ params: { ticketId } })),
      }}
    />
  );
}

function useConflictWords(): ConflictWords {
  const t = useText();
  const format = useFormat();
  const [categories, concierges] = [useCategoryOptions(), useConciergeOptions()];
  const labels: Record<keyof EditDraft, string> = {
    title: t("fields.title"),
    description: t("fields.description"),
    helperLine: t("fields.helperLine"),
    categoryId: t("category"),
    assigneeId: t("concierge"),
    work: t("edit.todo"),
    workAddress: t("fields.workAddress"),
    preferredMoment: t("fields.preferredMoment"),
    repeats: t("fields.repeats"),
    needsCar: t("fields.needsCar"),
    rate: t("fields.hourlyRate"),
    deadlineOn: t("fields.deadline"),
    isConfidential: t("confidential"),
    startsOn: t("appointment"),
    startsAt: t("times.from"),
    endsOn: t("times.lastDay"),
    endsAt: t("times.until"),
  };
  const named = (options: { value: string; label: string }[], id: string) =>
    options.find(({ value }) => value === id)?.label ?? "";
  const texts: Partial<Record<string, (value: string) => string>> = {
    categoryId: (id) => named(categories, id),
    assigneeId: (id) => named(concierges, id),
    repeats: (repeats) => t(`repeats.${repeats as EditDraft["repeats"]}`),
    startsOn: format.day,
    deadlineOn: format.day,
  };
  const textOf = (path: string, value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return value ? (texts[path]?.(String(value)) ?? String(value)) : "";
  };
  return {
    labelOf: (path) => labels[path as keyof EditDraft],
    textOf,
    // Day and times are chosen together.
    together: { startsAt: "startsOn", endsOn: "startsOn", endsAt: "startsOn" },
  };
}
