import * as signOn from "@stoep/client/sign-on";
import { useSearch } from "../../../../app/index.ts";
import { useText } from "../words.ts";

/** Redirects to the provider, or reports why not. `next`: where the person wanted to go. */
export function useStartSignOn(next: string) {
  const t = useText();
  const { network = null } = useSearch(["network"]);
  return signOn.useStartSignOn({ app: "dashboard", next, network }, t("entry.nobody"));
}
