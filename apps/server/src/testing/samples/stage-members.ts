/** Somebody new in the city, and somebody who is asked. */
import { v7 as newId } from "uuid";
import { createAccount, createMembership } from "#modules/accounts/index.ts";
import { putInvitations } from "#modules/accounts/store/invitations.ts";
import { putProfile } from "#modules/accounts/store/profiles.ts";
import { insertSession } from "#modules/accounts/store/sessions.ts";
import type { Town } from "../town.ts";

export async function stageMembers({ db, clock, organisations, people: { ada, sofie, viktor } }: Town) {
  const now = clock.now();
  const organisationId = organisations.city;
  const names = { firstName: "Cor", lastName: "Collega", language: "nl" as const };
  const accountId = (await createAccount(db, { email: `${newId()}@werk.example`, ...names }, now)) ?? "";
  const membershipId = await createMembership(db, { accountId, organisationId, type: "user" }, now);
  const levels = { network: "viewer" as const, participation: null, care: null };
  const invitation = {
    organisationId,
    type: "user" as const,
    levels,
    language: "nl" as const,
    invitedBy: ada.accountId,
  };
  const [invited] = await putInvitations(db, [`${newId()}@werk.example`], invitation, now);
  await putProfile(db, viktor.accountId, { picture: Buffer.from("RIFF"), pictureSha256: "00" }, now);
  const otherSessionId = await insertSession(
    db,
    {
      accountId: sofie.accountId,
      client: "dashboard",
      agent: "",
      membershipId: null,
      residentId: null,
      secondStep: null,
      confirmedAt: null,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
    now,
  );
  return {
    picturedAccountId: viktor.accountId,
    otherSessionId,
    colleagueMembershipId: membershipId ?? "",
    invitationId: invited?.id ?? "",
    invitationToken: invited?.token ?? "",
  };
}
