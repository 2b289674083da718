/** Colleagues who are not in the demonstration: a journey that changes an account brings its own. */
import { password } from "./browser.ts";
import { apiAs, apiAsGuest } from "./calls.ts";
import { linkInMailTo } from "./mails.ts";
import { people } from "./people.ts";

let count = 0;
export const newAddress = (name: string): string => `${name}.${Date.now()}.${++count}@gent.example`;

/** Asks somebody into the city's organisation, as an editor; answers where the mail leads. */
export async function invite(email: string): Promise<string> {
  const ada = await apiAs(people.ada);
  await ada.accounts.invite({
    body: {
      emails: [email],
      type: "user",
      neighbourhoodNetworkType: "editor",
      publicParticipationType: null,
      communityCareType: null,
      language: "en",
    },
  });
  return linkInMailTo(email, "/claim?");
}

/** An editor of the city with the password of everybody here. */
export async function newColleague(name: string): Promise<string> {
  const email = newAddress(name.toLowerCase());
  const token = new URL(await invite(email), "http://stoep").searchParams.get("token") ?? "";
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
