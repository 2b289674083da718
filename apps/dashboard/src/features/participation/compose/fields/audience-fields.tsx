import { Card, Skeleton } from "@stoep/ui";
import { Suspense } from "react";
import { type ChosenPlaces, PlaceFields, ReachedSoFar } from "../../../publishing/index.ts";
import type { ProjectForm } from "../draft.ts";

/** A project goes to whole neighbourhoods. */
const whole: Pick<ChosenPlaces, "streets" | "visibility"> = { streets: [], visibility: "everyone" };

/** The neighbourhoods that it is for, with how many they reach so far. */
export function AudienceFields({ form }: { form: ProjectForm }) {
  const { draft, errorOf } = form;
  const chosen = { ...whole, neighbourhoodIds: draft.neighbourhoodIds };
  const change = (given: Partial<ChosenPlaces> | ((now: ChosenPlaces) => Partial<ChosenPlaces>)) =>
    form.change((now) => {
      const asked = typeof given === "function" ? given({ ...whole, neighbourhoodIds: now.neighbourhoodIds }) : given;
      return asked.neighbourhoodIds ? { neighbourhoodIds: asked.neighbourhoodIds } : {};
    });
  return (
    <Card>
      <Suspense fallback={<Skeleton height={420} />}>
        <PlaceFields
          isWhole
          module="participation"
          form={{ draft: chosen, errorOf, change }}
          total={<ReachedSoFar draft={chosen} />}
        />
      </Suspense>
    </Card>
  );
}
