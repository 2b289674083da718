import { useEffect, useState } from "react";
import { z } from "zod";
import { useFilters } from "../../../app/index.ts";

const Secrets = z.object({
  id: z.string().optional(),
  code: z.string().optional(),
  token: z.string().optional(),
  autologin: z.string().optional(),
});
const none = { id: undefined, code: undefined, token: undefined, autologin: undefined };

/** What a mailed link carries. Kept here, and taken out of the address bar and the history at once. */
export function useSecrets(): z.output<typeof Secrets> {
  const [given, set] = useFilters(Secrets);
  const [secrets] = useState(given);
  const isOpen = Object.values(given).some((value) => value !== undefined);
  useEffect(() => {
    if (isOpen) set(none);
  });
  return secrets;
}
