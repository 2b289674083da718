import { createContext, type ReactNode, use } from "react";
import { activeResidence, type Residence, useSession } from "./session.tsx";

export interface PlaceOnTheWeb {
  slug: string;
  name: string;
  /** Where its logo is read; null: Stoep's own stands there. */
  logo: string | null;
  /** Its colour as #rrggbb; null: Stoep's own. */
  accent: string | null;
}

/** The address of a network's first screen, from within it. */
export const firstScreen = "";

const NetworkContext = createContext<PlaceOnTheWeb | null>(null);

export function NetworkProvider({ network, children }: { network: PlaceOnTheWeb; children: ReactNode }) {
  return <NetworkContext value={network}>{children}</NetworkContext>;
}

/** The network that the address names. */
export function useNetwork(): PlaceOnTheWeb {
  const network = use(NetworkContext);
  if (!network) throw new Error("useNetwork() needs an address that names one");
  return network;
}

/** Who reads here as a resident of this network; null for all others, whoever they are. */
export function useResidence(): Residence | null {
  const residence = activeResidence(useSession());
  return residence?.network.slug === useNetwork().slug ? residence : null;
}
