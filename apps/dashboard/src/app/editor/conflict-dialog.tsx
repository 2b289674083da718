import { Button, Dialog, DialogActions, Group, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat } from "../format.ts";
import { QueryContent } from "../parts/query-content.tsx";
import { ConflictField } from "./conflict-field.tsx";
import type { VersionedDocument } from "./desk.ts";
import {
  type ConflictWords,
  type Difference,
  differencesOf,
  firstChoice,
  mergeByChoice,
  type Side,
  withChanges,
} from "./merge.ts";
import { useText } from "./words.ts";

type Props<Saved extends VersionedDocument, Draft extends object> = {
  desk: { read(): { draft: Draft }; settle(theirs: Saved, draft: Draft): void; save(): Promise<unknown> };
  state: { stored: Saved | null; saved: Draft; draft: Draft; phase: string };
  /** "Someone else changed this message" */
  title: string;
  draftOf: (saved: Saved) => Draft;
  words: ConflictWords;
  /** Fetches the other version, bypassing the cache. */
  theirs: { queryKey: readonly unknown[]; queryFn: (call: { signal: AbortSignal }) => Promise<Saved> };
};

/** Someone else saved first: shows both versions side by side wherever they differ, so that the author chooses and nothing is lost unseen. */
export function ConflictDialog<Saved extends VersionedDocument, Draft extends object>(props: Props<Saved, Draft>) {
  const { state, title, theirs } = props;
  const t = useText();
  const isOpen = state.phase === "conflict";
  const query = useQuery({
    queryKey: [...theirs.queryKey, "theirs", state.stored?.version],
    queryFn: theirs.queryFn,
    enabled: isOpen,
    gcTime: 0,
  });
  return (
    <Dialog opened={isOpen} onClose={() => {}} withCloseButton={false} title={title} size="xl">
      <QueryContent query={query} waiting={<Text>{t("conflict.loading")}</Text>}>
        {(saved) => <Choices {...props} other={saved} />}
      </QueryContent>
    </Dialog>
  );
}

function Choices<Saved extends VersionedDocument, Draft extends object>(props: Props<Saved, Draft> & { other: Saved }) {
  const { desk, state, draftOf, words, other } = props;
  const t = useText();
  const format = useFormat();
  // Frozen when the dialog opens, so that an upload that finishes later does not reorder the list; `settle` still includes it.
  const [sides] = useState(() => ({ base: state.saved, mine: state.draft, theirs: draftOf(other) }));
  const [differences] = useState(() => differencesOf(sides.base, sides.mine, sides.theirs, words.together));
  const [chosen, setChosen] = useState(() => new Map(differences.map((one) => [one.path, firstChoice(one)])));
  const chooseAll = (side: Side) => setChosen(new Map(differences.map(({ path }) => [path, side])));
  const isAll = (side: Side) => differences.every(({ path }) => chosen.get(path) === side);
  const settle = () => {
    const merged = mergeByChoice(sides, (path) => chosen.get(path) === "mine", words.together);
    desk.settle(other, withChanges({ before: sides.mine, now: desk.read().draft }, merged));
    void desk.save();
  };
  const fields = differences.toSorted(
    (one, next) => Number(next.changedBy === "both") - Number(one.changedBy === "both"),
  );
  return (
    <Stack>
      <Text>{t("conflict.text", { at: format.timeOrMoment(other.savedAt) })}</Text>
      {differences.length > 1 && (
        <Group gap="sm">
          <Button variant="default" size="sm" aria-pressed={isAll("mine")} onClick={() => chooseAll("mine")}>
            {t("conflict.allMine")}
          </Button>
          <Button variant="default" size="sm" aria-pressed={isAll("theirs")} onClick={() => chooseAll("theirs")}>
            {t("conflict.allTheirs")}
          </Button>
        </Group>
      )}
      {differences.length === 0 && <Text>{t("conflict.same")}</Text>}
      {fields.map((one: Difference) => (
        <ConflictField
          key={one.path}
          difference={one}
          words={words}
          value={chosen.get(one.path) ?? "mine"}
          onChange={(side) => setChosen((now) => new Map(now).set(one.path, side))}
        />
      ))}
      <DialogActions>
        <Button data-autofocus onClick={settle}>
          {t(differences.length === 0 ? "conflict.continue" : "conflict.save")}
        </Button>
      </DialogActions>
    </Stack>
  );
}
