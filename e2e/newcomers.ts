/** Colleagues and residents who are not in the demonstration: a journey that changes an account brings its own. */
import { password } from "./browser.ts";
import { type Api, apiAs, apiAsGuest } from "./calls.ts";
import { linkInMailTo } from "./mails.ts";
import { people } from "./people.ts";
import { totp } from "./totp.ts";

let count = 0;
export const newAddress = (name: string): string => `${name}.${Date.now()}.${++count}@gent.example`;

/** Into whose organisation someone is asked, and as what. */
type Place = { by?: string; type?: "user" | "owner" };

/** Asks someone into the city's organisation, as an editor, unless another place is named; answers where the mail leads. */
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

/** An editor of the city with the password of everybody here. */
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

/** Gives someone an authenticator app; answers its secret. */
export async function addApp(api: Api): Promise<string> {
  const { secret, challengeId } = await api.accounts.addApp({});
  await api.accounts.confirmApp({ body: { challengeId, code: totp(secret, Date.now()) } });
  return secret;
}

/** Asks for a place in the Muidelaan; answers where the mail leads, which being looked at does not use up. */
export async function signUp(email: string, firstName = "Lou", language: "en" | "nl" = "nl"): Promise<string> {
  const guest = apiAsGuest();
  const params = { networkSlug: "gent" };
  const { items } = await guest.neighbourhoods.findAddresses({ params, query: { search: "muidelaan 1" } });
  const person = { email, firstName, lastName: "Vermeersch", language };
  const home = { addressId: items[0]?.id ?? "", pin: null };
  await guest.residents.signUp({ params, body: { ...person, ...home, hasAcceptedTerms: true } });
  return linkInMailTo(email, "/welcome?token=");
}

/** Someone who speaks English and has the password of everybody here. */
export async function newResident(firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}.${Date.now()}.${++count}@example.org`;
  const token = new URL(await signUp(email, firstName, "en"), "http://stoep").searchParams.get("token") ?? "";
  await apiAsGuest().residents.completeSignUp({ params: { networkSlug: "gent" }, body: { token, password } });
  return email;
}

/** One who has an authenticator app; its first code has been used. */
export async function residentWithApp(firstName: string): Promise<{ email: string; secret: string }> {
  const email = await newResident(firstName);
  return { email, secret: await addApp(await apiAs(email, "resident")) };
}

/** A code counts once: this is the next one, which clocks that differ a little allow. */
export const nextCode = (secret: string): string => totp(secret, Date.now() + 30_000);
