import type { IdentityView, ProviderName, ProviderView } from "@stoep/contract/accounts";
import { vi } from "vitest";

const callback = "https://stoep.example/dashboard/sign-in/callback";

export const aProvider = (change: Partial<ProviderView> = {}): ProviderView => ({
  id: "0199a000-0000-7000-8000-0000000000a1",
  slug: "gent",
  name: "Gent Entra",
  issuer: "https://login.example/gent/v2.0",
  clientId: "stoep",
  admits: "nobody",
  isEnabled: true,
  redirectUri: callback,
  signInAddress: "https://stoep.example/dashboard/sign-in?with=gent",
  linkedCount: 3,
  ...change,
});

export const aName: ProviderName = { slug: "gent", name: "Gent Entra", belongsTo: "organisation", owner: "Stad Gent" };

export const everybodys: ProviderName = { slug: "itsme", name: "itsme", belongsTo: "installation", owner: null };

export const anIdentity = (change: Partial<IdentityView> = {}): IdentityView => ({
  id: "0199a000-0000-7000-8000-0000000000b1",
  provider: "Gent Entra",
  providerSlug: "gent",
  email: "els@gent.example",
  createdAt: "2026-05-12T08:00:00.000Z",
  lastUsedAt: null,
  can: { unlink: true },
  ...change,
});

export const awayAt = "https://login.example/gent/authorize?state=s";

/** Records the addresses that the browser is sent to. */
export function watchLeaving(): string[] {
  const addresses: string[] = [];
  vi.stubGlobal("location", { ...window.location, assign: (address: string) => addresses.push(address) });
  return addresses;
}
