import { isInsideApp } from "@stoep/client/addresses";
import { type PendingSignOn, pendingSignOn } from "@stoep/client/sign-on";

/** Where to continue after the provider; treated as a sign-in if nothing is known. */
export function signOnReturn(): Pick<PendingSignOn, "next" | "purpose"> {
  const known = pendingSignOn("dashboard");
  return known && isInsideApp(known.next) ? known : { next: "/", purpose: "sign-in" };
}
