import { createContext, use } from "react";
import { useResidence } from "../../app/index.ts";

/** False on the public page, whose messages come without the reader's own votes, reactions and registrations. */
export const KnowsReader = createContext(true);

/** Whether the reader can act on a message where it is shown: residents, where what they did before is known. */
export function useMayAct(): boolean {
  const isResident = useResidence() !== null;
  return use(KnowsReader) && isResident;
}
