/** Signs Marie up, as far as a test needs. */
import type { SignUp } from "@stoep/contract/residents";
import type { Town } from "../../../testing/town.ts";
import { countHouseholds } from "../store/households.ts";

export const townParams = { networkSlug: "testdorp" };
export const addressIn = (town: Town, place: "noord" | "oost" | "zuid" | "west", house = 2) =>
  town[place].streets[0]?.addresses[house - 1]?.id ?? "";

export function signUpForm(town: Town, changes: Partial<SignUp> = {}): SignUp {
  return {
    email: "marie@thuis.example",
    firstName: "Marie",
    lastName: "Claes",
    language: "nl",
    addressId: addressIn(town, "oost"),
    pin: null,
    hasAcceptedTerms: true,
    ...changes,
  };
}
export const submitSignUp = (town: Town, changes: Partial<SignUp> = {}) =>
  town.guest.residents.signUp({ params: townParams, body: signUpForm(town, changes) });

/** The token in the last mail to someone. */
export async function tokenFor(town: Town, email: string): Promise<string> {
  await town.runDue();
  const mail = town.mails(email).at(-1);
  return /welcome\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
export const newPassword = "zeven-kleine-geitjes";
export const readSignUp = (town: Town, token: string, networkSlug = "testdorp") =>
  town.guest.residents.getSignUp({ params: { networkSlug }, query: { token } });
export const finishSignUp = (
  town: Town,
  token: string,
  networkSlug = "testdorp",
  password: string | null = newPassword,
) => town.guest.residents.completeSignUp({ params: { networkSlug }, body: { token, password } });

export async function signUpFully(town: Town, changes: Partial<SignUp> = {}) {
  await submitSignUp(town, changes);
  const { autologin } = await finishSignUp(town, await tokenFor(town, signUpForm(town, changes).email));
  return signIn(town, autologin);
}

export async function signIn(town: Town, autologin: string) {
  const { access_token } = await town.guest.accounts.getToken({ body: { grant_type: "password", autologin } });
  const headers = { authorization: `Bearer ${access_token}` };
  const session = async () =>
    (await town.http.inject({ url: "/api/businessprofileapi/profiledetails", headers })).json();
  return { headers, session };
}
export const countHouseholdsByName = async (town: Town) => {
  const items = await countHouseholds(town.db);
  return Object.fromEntries(items.map(({ name, registered, residents }) => [name, [registered, residents]]));
};
