import { Card, Notice, Skeleton, Stack } from "@stoep/ui";
import { Suspense } from "react";
import type { EditorForm } from "../../../../app/editor/index.ts";
import { type ChosenPlaces, PlaceFields, ReachedSoFar } from "../../../publishing/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft } from "../draft.ts";

/** The neighbourhoods that it is for; none means all of them. */
export function AudienceFields({ form: { draft, errorOf, change } }: { form: EditorForm<Draft> }) {
  const t = useText();
  const chosenOf = ({ neighbourhoodIds }: Draft): ChosenPlaces => ({
    neighbourhoodIds,
    streets: [],
    visibility: "everyone",
  });
  const chosen = chosenOf(draft);
  return (
    <Stack gap="md">
      {draft.neighbourhoodIds.length === 0 && <Notice>{t("audience.wholeHint")}</Notice>}
      <Card>
        <Suspense fallback={<Skeleton height={420} />}>
          <PlaceFields
            isWhole
            module="participation"
            form={{
              draft: chosen,
              errorOf,
              change: (given) =>
                change((now) => {
                  const { neighbourhoodIds } = typeof given === "function" ? given(chosenOf(now)) : given;
                  return neighbourhoodIds ? { neighbourhoodIds } : {};
                }),
            }}
            total={draft.neighbourhoodIds.length > 0 && <ReachedSoFar draft={chosen} />}
          />
        </Suspense>
      </Card>
    </Stack>
  );
}
