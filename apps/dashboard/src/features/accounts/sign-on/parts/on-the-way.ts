import { type OnTheWay, onTheWay } from "@stoep/client/sign-on";
import { isInsideApp } from "../../parts/next-address.ts";

/** Where to go on after a provider. Where nothing is known it is a sign-in. */
export function wayBack(): Pick<OnTheWay, "next" | "purpose"> {
  const known = onTheWay("dashboard");
  return known && isInsideApp(known.next) ? known : { next: "/", purpose: "sign-in" };
}
