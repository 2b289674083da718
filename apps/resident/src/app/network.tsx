import { useLanguage } from "@stoep/client/texts";
import { createContext, type ReactNode, use } from "react";
import { activeResidence, type Residence, useSession } from "./session.tsx";

export interface AddressedNetwork {
  slug: string;
  name: string;
  timeZone: string;
  /** The address of its logo; null: Stoep's is shown. */
  logo: string | null;
  /** Its colour as #rrggbb; null: Stoep's. */
  accent: string | null;
}

/** The address of a network's first screen, from within it. */
export const firstScreen = "";

export const NetworkContext = createContext<AddressedNetwork | null>(null);

export function NetworkProvider({ network, children }: { network: AddressedNetwork; children: ReactNode }) {
  return <NetworkContext value={network}>{children}</NetworkContext>;
}

/** The network in the address. @throws outside of a network */
export function useNetwork(): AddressedNetwork {
  const network = use(NetworkContext);
  if (!network) throw new Error("useNetwork() needs an address that names a network");
  return network;
}

/** The address of the network's participation page, which the server draws: to be opened outside the app, in the language of the app. */
export const usePublicPages = (): string => `/${useNetwork().slug}/participation?language=${useLanguage()}`;

/** The reader's residence in this network; null for everyone else. */
export function useResidence(): Residence | null {
  const residence = activeResidence(useSession());
  return residence?.network.slug === useNetwork().slug ? residence : null;
}
