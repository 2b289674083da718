/** The kinds of subjects that features add to conversations. */
import { use } from "react";
import { FeaturesContext } from "../entries.tsx";
import type { SubjectPlace } from "../feature.ts";
import { useMenuText } from "../shell/menu.ts";

/** All kinds, each with its name, in the order of the features. */
export function useSubjects(): (SubjectPlace & { label: string })[] {
  const menuText = useMenuText();
  return use(FeaturesContext)
    .flatMap(({ subjects = [] }) => subjects)
    .map((one) => ({ ...one, label: menuText(`subjects.${one.kind}`) }));
}
