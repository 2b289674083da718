import { randomBytes } from "node:crypto";
import type { residents } from "@stoep/contract/residents";
import { v7 as newId } from "uuid";
import { crowdIn } from "../../../testing/crowd.ts";
import { type Ground, groundOf } from "../../../testing/samples/ground.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { letterCodeHash, letterCodeMs, newLetterCode } from "../letters/codes.ts";

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

/** Someone who lives alone in Zuid waits for a letter. */
async function waitForLetter(town: Town): Promise<void> {
  const [someone] = await crowdIn(town, town.zuid, 1);
  await town.db
    .updateTable("resident")
    .set({ provenAt: null })
    .where("id", "=", someone?.id ?? "")
    .execute();
  // Letters ordered by an earlier sample are made first.
  await town.runDue();
}

async function printBatch(town: Town): Promise<string> {
  await waitForLetter(town);
  const body = { neighbourhoodId: town.zuid.id, streetId: null, isReprint: true };
  const { id } = await town.people.mona.residents.printLetters({ body });
  await town.runDue();
  return id;
}

async function enterableCode({ db, clock, people: { daan } }: Town): Promise<string> {
  const code = newLetterCode();
  const now = clock.now();
  const { householdId } = await db
    .selectFrom("resident")
    .select("householdId")
    .where("accountId", "=", daan.accountId)
    .executeTakeFirstOrThrow();
  await db.updateTable("resident").set({ provenAt: null }).where("accountId", "=", daan.accountId).execute();
  await db.deleteFrom("letterCode").where("householdId", "=", householdId).execute();
  const codeHash = letterCodeHash(householdId, code);
  const expiresAt = new Date(now.getTime() + letterCodeMs);
  await db.insertInto("letterCode").values({ householdId, codeHash, printedAt: now, expiresAt }).execute();
  return code;
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
    /** Daan, with earlier decisions about him undone. */
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
    letterPlaceId: async (town) => {
      await waitForLetter(town);
      return town.zuid.id;
    },
    letterBatchId: printBatch,
    letterCode: enterableCode,
    /** An address of Noord, near Oost. */
    borderAddressId: ({ noord }) => noord.streets[0]?.addresses[7]?.id ?? "",
  },
  random: () => ({
    waitingResidentId: newId(),
    undecidedResidentId: newId(),
    declinedResidentId: newId(),
    waitingSince: "2026-05-12T08:00:00.000Z",
    signUpToken: randomBytes(32).toString("base64url"),
    homeNetworkId: newId(),
    letterPlaceId: newId(),
    letterBatchId: newId(),
    letterCode: newLetterCode(),
    borderAddressId: newId(),
  }),
  of: ({
    waitingResidentId,
    undecidedResidentId,
    declinedResidentId,
    waitingSince: since,
    signUpToken: token,
    homeNetworkId,
    letterPlaceId,
    letterBatchId,
    letterCode,
    borderAddressId: addressOnBorder,
    neighbourhoodId,
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
      deleteMyAccount: { by: "bakker", input: { body: { networkIds: [homeNetworkId], deletesTexts: true } } },
      moveHouse: { by: "gust", input: { body: { networkSlug, addressId, pin: null } } },
      listAdjacentNeighbourhoods: { by: "dirk", input: {} },
      followNeighbourhoods: { by: "dirk", input: { body: { neighbourhoodIds: [] } } },
      vouchForHousemate: { by: "dirk", input: waiting },
      denyHousemate: { by: "dirk", input: { params: { residentId: undecidedResidentId }, body: { isDenied: false } } },
      enterLetterCode: { by: "daan", input: { body: { code: letterCode } } },
      printLetters: {
        by: "mona",
        input: { body: { neighbourhoodId: letterPlaceId, streetId: null, isReprint: true } },
      },
      listLetters: { by: "mona", input: {} },
      readLetters: { by: "mona", input: { params: { batchId: letterBatchId, part: 1 } } },
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
      listMovedAddresses: { by: "mona", input: {} },
      getBorderAddress: { by: "mona", input: { params: { addressId: addressOnBorder } } },
      moveAddress: {
        by: "mona",
        input: { params: { addressId: addressOnBorder }, body: { neighbourhoodId: null, from: neighbourhoodId } },
      },
      listHouseholdCounts: { by: "viktor", input: {} },
      listRegistrations: { by: "viktor", input: { query: { by: "month" } } },
    };
  },
});
