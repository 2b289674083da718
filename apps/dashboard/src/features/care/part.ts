import type { Feature } from "../../app/index.ts";

/** What a part of care brings to the dashboard. Its entries are below *Care*. */
export type CarePart = Pick<Feature, "routes"> & {
  menu: NonNullable<Feature["menu"]>;
  places?: NonNullable<Feature["places"]>;
};
