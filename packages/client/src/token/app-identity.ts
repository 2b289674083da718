/** What tells the two apps apart on one address. */
export interface AppIdentity {
  /** Named in every request; the server keeps a refresh cookie for each. */
  clientId: "dashboard" | "resident";
  /** Where the session record stands in localStorage. */
  recordKey: string;
}

let identity: AppIdentity | null = null;

/** Says which app this is, once, before the first request. */
export function identifyApp(app: AppIdentity): void {
  identity = app;
}

/** Which app this is. Throws when that has not been said yet: a token must not be asked for in another app's name. */
export function appIdentity(): AppIdentity {
  if (!identity) throw new Error("identifyApp() comes before the first request");
  return identity;
}
