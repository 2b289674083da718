/** What distinguishes the two apps on one address. */
export interface AppIdentity {
  /** Sent with every request; the server has a separate refresh cookie for each. */
  clientId: "dashboard" | "resident";
  /** The key of the session record in localStorage. */
  recordKey: string;
}

let identity: AppIdentity | null = null;

/** Sets which app this is; called once, before the first request. */
export function identifyApp(app: AppIdentity): void {
  identity = app;
}

/** Which app this is. Throws before `identifyApp`, because a token must not be requested for another app. */
export function appIdentity(): AppIdentity {
  if (!identity) throw new Error("call identifyApp() before the first request");
  return identity;
}
