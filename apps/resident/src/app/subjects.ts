/** The kinds of subjects that features provide to conversations. */
import { createContext, use } from "react";
import type { SubjectKind } from "./feature.ts";

export const SubjectsContext = createContext<readonly SubjectKind[]>([]);

export const useSubject = (kind: string): SubjectKind | undefined =>
  use(SubjectsContext).find((one) => one.kind === kind);
