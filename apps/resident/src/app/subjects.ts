/** The kinds of subjects that features bring to conversations. */
import { createContext, use } from "react";
import type { SubjectPlace } from "./feature.ts";

export const SubjectsContext = createContext<readonly SubjectPlace[]>([]);

export const useSubject = (kind: string): SubjectPlace | undefined =>
  use(SubjectsContext).find((one) => one.kind === kind);
