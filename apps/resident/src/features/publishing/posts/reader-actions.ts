import { createContext, use } from "react";
import { useResidence } from "../../../app/index.ts";

/** False on the public page, whose messages come without the reader's own votes, reactions and sign-ups. */
export const KnowsReaderState = createContext(true);

/** Whether the reader can act on a message where it is shown: only residents, and only if it came with their own votes and reactions. */
export function useCanRespond(): boolean {
  const isResident = useResidence() !== null;
  return use(KnowsReaderState) && isResident;
}
