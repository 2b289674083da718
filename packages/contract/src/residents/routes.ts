import { z } from "zod";
import { anyone, Cursor, Id, pageOf, resident, routes, Slug, staff } from "../kernel/index.ts";
import { HouseholdCount, MyResidence, ResidentProfile, SignUp, WaitingResident } from "./schemas.ts";

const Done = z.object({ done: z.literal(true) });

export const residents = routes({
  signUp: {
    summary: "Ask for a place as a resident; a mail with a link completes it. Answers alike for known addresses",
    method: "POST",
    path: "/networks/:networkSlug/residents",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    body: SignUp,
    outsideTransaction: true,
    response: Done,
    refusals: ["not_found", "too_many_requests"],
  },
  completeSignUp: {
    summary: "Follow the link of the sign-up mail; the one-time token in the answer signs in",
    method: "POST",
    path: "/networks/:networkSlug/residents/complete",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ autologin: z.string() }),
    refusals: ["not_found", "token_invalid"],
  },
  getMyResidence: {
    summary: "The resident's own place and preferences",
    method: "GET",
    path: "/residents/me",
    access: resident,
    response: MyResidence,
    refusals: [],
  },
  updateMyResidence: {
    summary: "Change names and mail preferences",
    method: "PUT",
    path: "/residents/me",
    access: resident,
    body: ResidentProfile,
    response: MyResidence,
    refusals: [],
  },
  vouchForHousemate: {
    summary: "A proven resident confirms that somebody lives in the same household",
    method: "POST",
    path: "/residents/:residentId/vouch",
    access: resident,
    response: MyResidence,
    refusals: ["not_found", "residence_not_proven"],
  },
  listWaitingResidents: {
    summary: "Residents whose place of living was not proven yet; only for the city's organisation",
    method: "GET",
    path: "/residents/waiting",
    access: staff("network", "admin"),
    query: z.object({ cursor: Cursor }),
    response: pageOf(WaitingResident),
    refusals: ["not_allowed"],
  },
  proveResident: {
    summary: "Staff of the city confirm that a resident lives where they say",
    method: "POST",
    path: "/residents/:residentId/prove",
    access: staff("network", "admin"),
    response: z.object({ residentId: Id }),
    refusals: ["not_found", "not_allowed"],
  },
  listHouseholdCounts: {
    summary: "Registered households per neighbourhood",
    method: "GET",
    path: "/residents/households",
    access: staff("network", "viewer"),
    response: z.object({ items: z.array(HouseholdCount) }),
    refusals: [],
  },
});
