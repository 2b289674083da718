import { isInsideApp } from "@stoep/client/addresses";
import { type OnTheWay, onTheWay } from "@stoep/client/sign-on";

/** Where to continue after the provider; a sign-in if nothing is known. */
export function wayBack(): Pick<OnTheWay, "next" | "purpose"> {
  const known = onTheWay("dashboard");
  return known && isInsideApp(known.next) ? known : { next: "/", purpose: "sign-in" };
}
