import { projectLimits } from "@stoep/contract/participation";
import { Button, Notice, Text } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { fieldAt, moveItem, Section, SortableList, useUndoOffer } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import { nextPhase, type Phase, type ProjectForm } from "../draft.ts";
import { type PhaseNote, phaseNotes } from "../phase-order.ts";
import { type AskedField, useOpenPhases } from "./open-phases.ts";
import { PhaseRow } from "./phase-row.tsx";

/** The phases in their order, each opened to be written, with what is odd about their days beside the list. S1 §3 Phase */
export function PhaseList({ form, asked }: { form: ProjectForm; asked: AskedField }) {
  const t = useText();
  const offerUndo = useUndoOffer();
  const { draft, change } = form;
  const { phases } = draft;
  const opened = useOpenPhases(form, asked);
  const add = () => {
    const phase = nextPhase(draft);
    change((now) => ({ phases: [...now.phases, phase] }));
    opened.open(phase.id);
  };
  const remove = (place: number) => {
    const phase = phases[place];
    if (!phase) return;
    change((now) => ({ phases: now.phases.filter(({ id }) => id !== phase.id) }));
    const undo = () => change((now) => ({ phases: withPhase(now.phases, phase, place) }));
    offerUndo(t("phases.deleted", { name: phase.title || t("phases.name", { number: place + 1 }) }), undo);
  };
  const at = fieldAt(form, "phases");
  const isFull = phases.length >= projectLimits.phases;
  return (
    <Section title={t("phases.legend")} lead={t("phases.lead")}>
      {phases.length > 0 && (
        <SortableList
          isTall
          label={t("phases.legend")}
          items={phases}
          keyOf={({ id }) => id}
          nameOf={(place) => phases[place]?.title || t("phases.name", { number: place + 1 })}
          onMove={(from, to) => change((now) => ({ phases: moveItem(now.phases, from, to) }))}
          onRemove={remove}
        >
          {(phase, place) => (
            <PhaseRow
              form={form}
              phase={phase}
              place={place}
              isOpen={opened.isOpen(phase.id)}
              onToggle={() => opened.toggle(phase.id)}
            />
          )}
        </SortableList>
      )}
      <PhaseNotes form={form} />
      <div data-path="phases">
        <Button variant="default" leftSection={<PlusIcon aria-hidden />} disabled={isFull} onClick={add}>
          {t("phases.add")}
        </Button>
        {isFull && (
          <Text c="dimmed" size="sm">
            {t("phases.full", { most: projectLimits.phases })}
          </Text>
        )}
        {at.error && (
          <Text c="var(--st-danger-ink)" size="sm">
            {at.error}
          </Text>
        )}
      </div>
    </Section>
  );
}

/** A phase back at its place. */
const withPhase = (phases: Phase[], phase: Phase, place: number): Phase[] =>
  phases.some(({ id }) => id === phase.id) ? phases : phases.toSpliced(Math.min(place, phases.length), 0, phase);

/** Announced, since it changes while days are chosen elsewhere. */
function PhaseNotes({ form: { draft } }: { form: ProjectForm }) {
  const say = useNoteText(draft.phases);
  const notes = phaseNotes(draft);
  return (
    <div role="status">
      {notes.length > 0 && (
        <Notice tone="warning">
          {notes.map((note) => (
            <div key={JSON.stringify(note)}>{say(note)}</div>
          ))}
        </Notice>
      )}
    </div>
  );
}

function useNoteText(phases: readonly Phase[]): (note: PhaseNote) => string {
  const t = useText();
  const format = useFormat();
  const nameOf = (id: string) => {
    const place = phases.findIndex((one) => one.id === id);
    return phases[place]?.title || t("phases.name", { number: place + 1 });
  };
  const day = (one: string) => format.day(`${one}T12:00:00Z`);
  return (note) => {
    if (note.kind === "outside") return t("phases.outside", { name: nameOf(note.phase) });
    const words = { first: nameOf(note.first), second: nameOf(note.second) };
    const isOneDay = note.from === note.until;
    if (isOneDay) return t(`phases.${note.kind}Day`, { ...words, day: day(note.from) });
    return t(`phases.${note.kind}`, { ...words, from: day(note.from), until: day(note.until) });
  };
}
