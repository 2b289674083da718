/** What is remembered while the browser is at the provider. Not per tab, as a provider's own app may return to a new one. */
export interface PendingSignOn {
  app: "dashboard" | "resident";
  /** Where the person wanted to go. Before following it, check that it is inside the app. */
  next: string;
  purpose: "sign-in" | "link";
  /** The slug of the network on whose screen the sign-on began. */
  network: string | null;
}

const keyOf = (app: PendingSignOn["app"]) => `stoep.signOn.${app}`;

export function rememberSignOn(onItsWay: PendingSignOn): void {
  localStorage.setItem(keyOf(onItsWay.app), JSON.stringify(onItsWay));
}

/** null when no sign-on of this app is under way. */
export function pendingSignOn(app: PendingSignOn["app"]): PendingSignOn | null {
  try {
    const { next, purpose, network } = JSON.parse(localStorage.getItem(keyOf(app)) ?? "");
    const isOurs = typeof next === "string" && (purpose === "sign-in" || purpose === "link");
    return isOurs ? { app, next, purpose, network: typeof network === "string" ? network : null } : null;
  } catch {
    return null;
  }
}

export function forgetSignOn(app: PendingSignOn["app"]): void {
  localStorage.removeItem(keyOf(app));
}
