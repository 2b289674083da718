/** Colleagues and residents who are not in the demonstration: a journey that changes an account creates its own. */
import { password } from "./browser.ts";
import { type Api, apiAs, apiAsGuest } from "./calls.ts";
import { now } from "./clock.ts";
import { linkInMailTo } from "./mails.ts";
import { people } from "./people.ts";
import { totp } from "./totp.ts";

let count = 0;
export const newAddress = (name: string): string => `${name}.${now()}.${++count}@gent.example`;

/** Who invites, and in which role. */
type Place = { by?: string; type?: "user" | "owner" };

/** Invites someone to the city's organisation, by default as an editor. Returns the address that the mail leads to. */
export async function invite(email: string, { by = people.ada, type = "user" }: Place = {}): Promise<string> {
  const owner = await apiAs(by);
  await owner.accounts.invite({
    body: {
      emails: [email],
      type,
      neighbourhoodNetworkType: "editor",
      publicParticipationType: null,
      communityCareType: null,
      language: "en",
    },
  });
  return linkInMailTo(email, "/claim?");
}

/** Creates an editor of the city with the password that everyone here has. */
export async function newColleague(name: string, place: Place = {}): Promise<string> {
  const email = newAddress(name.toLowerCase());
  const token = new URL(await invite(email, place), "http://stoep").searchParams.get("token") ?? "";
  await apiAsGuest().accounts.claim({
    body: {
      token,
      registration: {
        firstName: name,
        lastName: "Claes",
        jobTitle: "Press",
        phone: "+32470123456",
        password,
        language: "en",
        hasAcceptedTerms: true,
      },
    },
  });
  return email;
}

/** Gives someone an authenticator app. Returns its secret. */
export async function addApp(api: Api): Promise<string> {
  const { secret, challengeId } = await api.accounts.addApp({});
  await api.accounts.confirmApp({ body: { challengeId, code: totp(secret, now()) } });
  return secret;
}

/** Signs up at an address in the Muidelaan. Returns the address that the mail leads to; opening that page does not use up the link. */
export async function signUp(email: string, firstName = "Lou", language: "en" | "nl" = "nl"): Promise<string> {
  const guest = apiAsGuest();
  const params = { networkSlug: "gent" };
  const { items } = await guest.neighbourhoods.findAddresses({ params, query: { search: "muidelaan 1" } });
  const person = { email, firstName, lastName: "Vermeersch", language };
  const home = { addressId: items[0]?.id ?? "", pin: null };
  await guest.residents.signUp({ params, body: { ...person, ...home, hasAcceptedTerms: true } });
  return linkInMailTo(email, "/welcome?token=");
}

/** Creates a resident who uses English and has the password that everyone here has. */
export async function newResident(firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}.${now()}.${++count}@example.org`;
  const token = new URL(await signUp(email, firstName, "en"), "http://stoep").searchParams.get("token") ?? "";
  await apiAsGuest().residents.completeSignUp({ params: { networkSlug: "gent" }, body: { token, password } });
  return email;
}

/** Creates a resident with an authenticator app whose first code has been used. */
export async function residentWithApp(firstName: string): Promise<{ email: string; secret: string }> {
  const email = await newResident(firstName);
  return { email, secret: await addApp(await apiAs(email, "resident")) };
}

/** The next code, accepted because clocks may differ a little: a code works only once. */
export const nextCode = (secret: string): string => totp(secret, now() + 30_000);
