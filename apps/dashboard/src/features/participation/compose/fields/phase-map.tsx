import { Button, Group, Skeleton, Stack, Text, useScheme } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useId } from "react";
import { useAreas, useGround, useMapLabels } from "../../../neighbourhoods/index.ts";
import { useText } from "../../parts/words.ts";
import type { Phase } from "../draft.ts";

const ViewMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.ViewMap));
const height = 280;

type Props = {
  value: Phase["map"];
  onChange: (view: Phase["map"]) => void;
  /** Where the map begins. */
  neighbourhoodIds: readonly string[];
};

/** Where the phase's map opens: on all its neighbourhoods, or on the view that is chosen by moving the map. S1 §3 */
export function PhaseMap({ value, onChange, neighbourhoodIds }: Props) {
  const t = useText();
  const areas = useAreas();
  const ground = useGround();
  const labels = useMapLabels();
  const { actual: scheme } = useScheme();
  const id = useId();
  const hint = `${id}-hint`;
  const waiting = <Skeleton height={height} />;
  return (
    <Stack gap="sm" role="group" aria-labelledby={id} aria-describedby={hint}>
      <div>
        <Text fw={600} id={id}>
          {t("phases.map")}
        </Text>
        <Text c="dimmed" size="sm" id={hint}>
          {t(value ? "phases.mapChosen" : "phases.mapAll")}
        </Text>
      </div>
      {areas ? (
        <Suspense fallback={waiting}>
          <ViewMap
            areas={areas}
            {...ground}
            height={height}
            view={value}
            home={neighbourhoodIds}
            labels={labels}
            scheme={scheme}
            onView={onChange}
          />
        </Suspense>
      ) : (
        waiting
      )}
      {value && (
        <Group>
          <Button variant="subtle" size="compact-md" onClick={() => onChange(null)}>
            {t("phases.mapReset")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
