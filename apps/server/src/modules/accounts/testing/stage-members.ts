/** A new member of the city, and an invited person. */

import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { inTransaction } from "#kernel/database.ts";
import { loseDelivery } from "../../../testing/lost-delivery.ts";
import type { Make } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { createAccount, createMembership } from "../index.ts";
import { putInvitations } from "../members/store/invitations.ts";
import { putProfile } from "../own-account/store/profiles.ts";
import { insertSession } from "../sessions/store/sessions.ts";

export interface MemberIds {
  /** Viktor's; he is a member of the city. */
  picturedAccountId: string;
  /** Another session of Sofie's. */
  otherSessionId: string;
  /** A different new member of the city each time. */
  colleagueMembershipId: string;
  invitationId: string;
  invitationToken: string;
  lostInvitationId: string;
}

const inviteByLostMail: Make<string> = async (town) => {
  const email = `${newId()}@werk.example`;
  await town.people.ada.accounts.invite({ body: { emails: [email], type: "user" } });
  const [invited] = (await town.people.ada.accounts.listInvitations()).items.filter((one) => one.email === email);
  await loseDelivery(town, invited?.id ?? "");
  return invited?.id ?? "";
};

const inTheCity: Make<string> = async ({ db, clock, organisations }) => {
  const names = { firstName: "Cor", lastName: "Collega", language: "nl" as const };
  const accountId = await inTransaction(db, (trx) =>
    createAccount(trx, { email: `${newId()}@werk.example`, ...names }, clock.now()),
  );
  const place = { accountId: accountId ?? "", organisationId: organisations.city, type: "user" as const };
  return (await createMembership(db, place, clock.now())) ?? "";
};

async function insertInvitation({ db, clock, organisations, people: { ada } }: Town) {
  const invitation = {
    organisationId: organisations.city,
    type: "user" as const,
    levels: { network: "viewer" as const, participation: null, care: null },
    language: "nl" as const,
    invitedBy: ada.accountId,
  };
  const [one] = await putInvitations(db, [`${newId()}@werk.example`], invitation, clock.now());
  return one;
}

export const stageMembers: { [K in keyof MemberIds]: Make<MemberIds[K]> } = {
  async picturedAccountId({ db, clock, people: { viktor } }) {
    await putProfile(db, viktor.accountId, { picture: Buffer.from("RIFF"), pictureSha256: "00" }, clock.now());
    return viktor.accountId;
  },
  otherSessionId: ({ db, clock, people: { sofie }, in: after }) =>
    insertSession(
      db,
      {
        accountId: sofie.accountId,
        client: "dashboard",
        agent: "",
        membershipId: null,
        residentId: null,
        secondStep: null,
        confirmedAt: null,
        expiresAt: new Date(after({ days: 1 })),
      },
      clock.now(),
    ),
  colleagueMembershipId: inTheCity,
  invitationId: async (_, once) => (await once(insertInvitation))?.id ?? "",
  invitationToken: async (_, once) => (await once(insertInvitation))?.token ?? "",
  lostInvitationId: inviteByLostMail,
};

export const randomMembers = (): MemberIds => ({
  picturedAccountId: newId(),
  otherSessionId: newId(),
  colleagueMembershipId: newId(),
  invitationId: newId(),
  invitationToken: randomBytes(32).toString("base64url"),
  lostInvitationId: newId(),
});
