/** The kinds of subjects that features bring to conversations. */
import { use } from "react";
import { FeaturesContext } from "./entries.tsx";
import type { SubjectPlace } from "./feature.ts";
import { useMenuText } from "./shell/menu.ts";

/** In the order of the features, each with its name. */
export function useSubjects(): (SubjectPlace & { label: string })[] {
  const menuText = useMenuText();
  return use(FeaturesContext)
    .flatMap(({ subjects = [] }) => subjects)
    .map((one) => ({ ...one, label: menuText(`subjects.${one.kind}`) }));
}
