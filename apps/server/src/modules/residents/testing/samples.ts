import { randomBytes } from "node:crypto";
import type { residents } from "@stoep/contract/residents";
import { v7 as newId } from "uuid";
import { type Ground, groundOf } from "../../../testing/samples/ground.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";

const newcomer = ({ addressId }: Pick<Ground, "addressId">) => ({
  email: `nieuw-${newId()}@thuis.example`,
  firstName: "Nora",
  lastName: "Nieuw",
  language: "nl" as const,
  addressId,
  pin: null,
  hasAcceptedTerms: true,
});

/** Signs up and returns the token in the mail. */
async function signUp(town: Town): Promise<string> {
  const { networkSlug, addressId } = groundOf(town);
  const body = newcomer({ addressId });
  await town.guest.residents.signUp({ params: { networkSlug }, body });
  await town.runDue();
  return /token=([\w-]+)/.exec(town.mails(body.email)[0]?.text ?? "")?.[1] ?? "";
}

async function waitAgain({ db, people: { daan } }: Town): Promise<string> {
  const residentId = daan.session.residentId ?? "";
  await db.deleteFrom("residenceDecision").where("residentId", "=", residentId).execute();
  await db.updateTable("resident").set({ provenAt: null, provenBy: null }).where("id", "=", residentId).execute();
  return residentId;
}

export const samples = defineSamples<typeof residents>()({
  stage: {
    /** Daan, unproven, of Dirk's household. */
    waitingResidentId: ({ people: { daan } }) => daan.session.residentId ?? "",
    /** The same, with earlier decisions about him undone. */
    undecidedResidentId: waitAgain,
    async declinedResidentId(town) {
      const residentId = await waitAgain(town);
      const decided = { decision: "declined" as const, reason: "Onbekend adres", decidedAt: town.clock.now() };
      await town.db
        .insertInto("residenceDecision")
        .values({ residentId, ...decided })
        .execute();
      return residentId;
    },
    waitingSince: async ({ db, people: { daan } }) => {
      const found = await db
        .selectFrom("resident")
        .select("createdAt")
        .where("accountId", "=", daan.accountId)
        .executeTakeFirst();
      return found?.createdAt.toISOString() ?? "";
    },
    signUpToken: signUp,
    homeNetworkId: ({ networks }) => networks.testdorp.id,
  },
  random: () => ({
    waitingResidentId: newId(),
    undecidedResidentId: newId(),
    declinedResidentId: newId(),
    waitingSince: "2026-05-12T08:00:00.000Z",
    signUpToken: randomBytes(32).toString("base64url"),
    homeNetworkId: newId(),
  }),
  of: ({
    waitingResidentId,
    undecidedResidentId,
    declinedResidentId,
    waitingSince: since,
    signUpToken: token,
    homeNetworkId,
    networkSlug,
    addressId,
  }) => {
    const params = { networkSlug };
    const waiting = { params: { residentId: waitingResidentId } };
    return {
      signUp: { by: "guest", input: { params, body: newcomer({ addressId }) } },
      getSignUp: { by: "guest", input: { params, query: { token } } },
      completeSignUp: { by: "guest", input: { params, body: { token, password: "een-fiets-met-bel" } } },
      getMyResidence: { by: "dirk", input: {} },
      updateMyResidence: {
        by: "dirk",
        input: { body: { firstName: "Dirk", lastName: "Peeters", publicName: "Dirk", wantsAlertMails: true } },
      },
      downloadMyData: { by: "dirk", input: {} },
      getLeaving: { by: "dirk", input: {} },
      deleteMyAccount: { by: "gust", input: { body: { networkIds: [homeNetworkId], deletesTexts: true } } },
      moveHouse: { by: "gust", input: { body: { networkSlug, addressId, pin: null } } },
      vouchForHousemate: { by: "dirk", input: waiting },
      listWaitingResidents: { by: "mona", input: {} },
      exportWaitingResidents: { by: "mona", input: { query: { format: "xlsx" } } },
      proveResident: { by: "mona", input: { ...waiting, body: { since } } },
      listDecidedResidents: { by: "mona", input: {} },
      declineResident: {
        by: "mona",
        input: { params: { residentId: undecidedResidentId }, body: { since, reason: "Het adres klopt niet" } },
      },
      undoResidenceDecision: {
        by: "mona",
        input: { params: { residentId: declinedResidentId }, body: { since } },
      },
      listHouseholdCounts: { by: "viktor", input: {} },
    };
  },
});
