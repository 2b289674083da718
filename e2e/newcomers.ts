/** Colleagues who are not in the demonstration: a journey that changes an account brings its own. */
import { password } from "./browser.ts";
import { type Api, apiAs, apiAsGuest } from "./calls.ts";
import { linkInMailTo } from "./mails.ts";
import { people } from "./people.ts";
import { totp } from "./totp.ts";

let count = 0;
export const newAddress = (name: string): string => `${name}.${Date.now()}.${++count}@gent.example`;

/** Into whose organisation somebody is asked, and as what. */
type Place = { by?: string; type?: "user" | "owner" };

/** Asks somebody into the city's organisation, as an editor, unless another place is named; answers where the mail leads. */
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

/** Gives somebody an authenticator app; answers its secret. */
export async function addApp(api: Api): Promise<string> {
  const { secret, challengeId } = await api.accounts.addApp({});
  await api.accounts.confirmApp({ body: { challengeId, code: totp(secret, Date.now()) } });
  return secret;
}
