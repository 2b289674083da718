import type { budgets } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import { inTransaction } from "#kernel/database.ts";
import { createAccount, createMembership } from "#modules/accounts/index.ts";
import { projectParams } from "../../../testing/projects.ts";
import { defineSamples, type Once } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { ballotFile } from "./ballot-files.ts";
import { beginToday, castBallot } from "./ballots.ts";
import { checkList, firstDistrict, issueCode, listOf, makeFile, openVoteWithCodes } from "./codes.ts";
import { firstDistrictOf, times, writeCounted } from "./counts.ts";
import { createBudget, createChoice, openVote, prepareVote, votingPhaseOf } from "./rounds.ts";

const random = () => ({
  /** A live citizen budget of the city with an idea, whose phase has no vote yet. */
  budgetId: newId(),
  phaseId: newId(),
  draftRoundId: newId(),
  openRoundId: newId(),
  /** Projects whose vote is open, the second one on the public pages. */
  votingBudgetId: newId(),
  publicBudgetId: newId(),
  /** Under way in Noord, with a ballot of Dirk; the idea is on it. */
  activeRoundId: newId(),
  choiceId: newId(),
  /** Counted with 100 ballots, and of a project on the public pages. */
  countedRoundId: newId(),
  countedDistrictId: newId(),
  publicRoundId: newId(),
  publicDistrictId: newId(),
  /** Counted with 12 ballots, which are not published; Pim may have those of the second one. */
  smallRoundId: newId(),
  smallDistrictId: newId(),
  namedRoundId: newId(),
  namedDistrictId: newId(),
  /** Accounts of colleagues who may edit in participation. */
  pimId: newId(),
  colleagueId: newId(),
  /** Under way in one district, where holders of codes vote. */
  codesRoundId: newId(),
  codesDistrictId: newId(),
  codesChoiceId: newId(),
  /** A list that waits, and codes that were made as a file. */
  codeListId: newId(),
  codeFileId: newId(),
  /** With which nobody has voted, and the serial number of another one. */
  code: "2222-3333-4444-5555",
  usedCode: "2222-3333-4444-6666",
  serial: 1_000_000,
});

async function withCodes(town: Town) {
  const vote = await openVoteWithCodes(town);
  await beginToday(town, vote.round);
  return vote;
}

async function checkedList(town: Town, once: Once): Promise<string> {
  const { round } = await once(withCodes);
  return (await checkList(town.people.pim, round, listOf(2))).batch?.id ?? "";
}

async function finishedFile(town: Town, once: Once): Promise<string> {
  const { round } = await once(withCodes);
  const { id } = await makeFile(town.people.pim, round, 3);
  await town.runDue();
  return id;
}

async function usedCode(town: Town, once: Once): Promise<string> {
  const { round, bench } = await once(withCodes);
  const { code } = await issueCode(town.people.pim, round);
  const params = { networkSlug: town.networks.testdorp.slug };
  await town.people.dirk.budgets.castCodeBallot({ params, body: { code, ideaIds: [bench.id] } });
  return code;
}

async function withoutVote(town: Town) {
  const project = await createBudget(town);
  await createChoice(town, project);
  return project;
}

/** Of Noord alone. */
const openHere = (town: Town) => openVote(town, { neighbourhoodIds: [town.noord.id] });

async function withBallot(town: Town) {
  const vote = await openHere(town);
  await beginToday(town, vote.round);
  await castBallot(town.people.dirk, vote.round, [vote.bench]);
  return vote;
}

async function countedHere(town: Town) {
  const { project, round } = await openHere(town);
  await writeCounted(town, round, times(100, 0));
  return { project, ...firstDistrictOf(round) };
}

async function countedOfFew(town: Town) {
  const { round } = await openHere(town);
  await writeCounted(town, round, times(12, 0));
  return firstDistrictOf(round);
}

async function namedForRecount(town: Town) {
  const district = await countedOfFew(town);
  const named = { ...district, accountId: town.people.pim.accountId, namedAt: town.clock.now() };
  await town.db.insertInto("ballotRecounter").values(named).execute();
  return district;
}

/** A new member of the city: the levels of the others are what other samples rely on. */
async function createEditor({ db, clock, organisations }: Town): Promise<string> {
  const names = { firstName: "Cor", lastName: "Collega", language: "nl" as const };
  const accountId = await inTransaction(db, (trx) =>
    createAccount(trx, { email: `${newId()}@werk.example`, ...names }, clock.now()),
  );
  if (!accountId) throw new Error("the address is taken");
  await createMembership(db, { accountId, organisationId: organisations.city, type: "user" }, clock.now());
  await db
    .updateTable("public.membership")
    .set({ participationLevel: "editor" })
    .where("accountId", "=", accountId)
    .execute();
  return accountId;
}

const setPublic = (town: Town, project: { id: string }) =>
  town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });

async function countedForAll(town: Town) {
  const counted = await countedHere(town);
  await setPublic(town, counted.project);
  return counted;
}

const districtId = newId();

export const samples = defineSamples<typeof budgets>()({
  stage: {
    budgetId: async (_: Town, once: Once) => (await once(withoutVote)).id,
    phaseId: async (_: Town, once: Once) => votingPhaseOf(await once(withoutVote)),
    draftRoundId: async (town: Town) => (await prepareVote(town)).round.id,
    openRoundId: async (town: Town) => (await openVote(town)).round.id,
    votingBudgetId: async (town: Town) => (await openHere(town)).project.id,
    async publicBudgetId(town: Town) {
      const { project } = await openHere(town);
      await setPublic(town, project);
      return project.id;
    },
    activeRoundId: async (_: Town, once: Once) => (await once(withBallot)).round.id,
    choiceId: async (_: Town, once: Once) => (await once(withBallot)).bench.id,
    countedRoundId: async (_: Town, once: Once) => (await once(countedHere)).roundId,
    countedDistrictId: async (_: Town, once: Once) => (await once(countedHere)).districtId,
    publicRoundId: async (_: Town, once: Once) => (await once(countedForAll)).roundId,
    publicDistrictId: async (_: Town, once: Once) => (await once(countedForAll)).districtId,
    smallRoundId: async (_: Town, once: Once) => (await once(countedOfFew)).roundId,
    smallDistrictId: async (_: Town, once: Once) => (await once(countedOfFew)).districtId,
    namedRoundId: async (_: Town, once: Once) => (await once(namedForRecount)).roundId,
    namedDistrictId: async (_: Town, once: Once) => (await once(namedForRecount)).districtId,
    pimId: ({ people }: Town) => people.pim.accountId,
    codesRoundId: async (_: Town, once: Once) => (await once(withCodes)).round.id,
    codesDistrictId: async (_: Town, once: Once) => firstDistrict((await once(withCodes)).round),
    codesChoiceId: async (_: Town, once: Once) => (await once(withCodes)).bench.id,
    codeListId: checkedList,
    codeFileId: finishedFile,
    code: async (town: Town, once: Once) => (await issueCode(town.people.pim, (await once(withCodes)).round)).code,
    usedCode,
    serial: async (town: Town, once: Once) => (await issueCode(town.people.pim, (await once(withCodes)).round)).serial,
    colleagueId: (town: Town) => createEditor(town),
  },
  random,
  of: ({ networkSlug, neighbourhoodId, ...ids }) => {
    const project = { projectId: ids.budgetId };
    const draft = { roundId: ids.draftRoundId };
    const active = { roundId: ids.activeRoundId };
    const codes = { roundId: ids.codesRoundId };
    const byCode = { networkSlug };
    const districts = [{ id: districtId, name: "Noord", budget: 20_000, neighbourhoodIds: [neighbourhoodId] }];
    return {
      listRounds: { by: "pim", input: { params: { projectId: ids.votingBudgetId } } },
      listRoundCandidates: { by: "pim", input: { params: project } },
      createRound: { by: "pim", input: { params: project, body: { phaseId: ids.phaseId } } },
      importRound: {
        by: "pim",
        input: {
          params: project,
          query: { phaseId: ids.phaseId },
          file: new Blob([ballotFile()]),
          fileName: "stemming.pb",
        },
      },
      getRound: { by: "pim", input: { params: draft } },
      updateRound: { by: "pim", input: { params: draft, body: { version: 1, round: { districts } } } },
      deleteRound: { by: "pim", input: { params: draft } },
      openRound: { by: "pim", input: { params: draft, body: { version: 1 } } },
      repeatRound: {
        by: "pim",
        input: { params: { roundId: ids.openRoundId }, body: { version: 1, reason: "Een bedrag klopte niet." } },
      },
      readRounds: { by: "dirk", input: { params: { projectId: ids.votingBudgetId } } },
      listOpenVotes: { by: "dirk", input: {} },
      readMyBallot: { by: "dirk", input: { params: active } },
      castBallot: { by: "dirk", input: { params: active, body: { ideaIds: [ids.choiceId] } } },
      withdrawBallot: { by: "dirk", input: { params: active } },
      readPublicRounds: { by: "guest", input: { params: { networkSlug, projectId: ids.publicBudgetId } } },
      readBallots: {
        by: "dirk",
        input: { params: { roundId: ids.countedRoundId, districtId: ids.countedDistrictId } },
      },
      readRecount: {
        by: "pim",
        input: { params: { roundId: ids.smallRoundId, districtId: ids.smallDistrictId } },
      },
      nameRecounters: {
        by: "ada",
        input: {
          params: { roundId: ids.smallRoundId, districtId: ids.smallDistrictId },
          body: { accountIds: [ids.pimId, ids.colleagueId] },
        },
      },
      takeRecountFile: {
        by: "pim",
        input: { params: { roundId: ids.namedRoundId, districtId: ids.namedDistrictId } },
      },
      exportResult: {
        by: "pim",
        input: { params: { roundId: ids.countedRoundId }, query: { format: "csv" } },
      },
      readPublicBallots: {
        by: "guest",
        input: { params: { networkSlug, roundId: ids.publicRoundId, districtId: ids.publicDistrictId } },
      },
      readCodes: { by: "pim", input: { params: codes } },
      checkCodeList: {
        by: "pim",
        input: {
          params: { ...codes, districtId: ids.codesDistrictId },
          file: new Blob([listOf(3)]),
          fileName: "lijst.csv",
        },
      },
      makeCodeLetters: { by: "pim", input: { params: { batchId: ids.codeListId } } },
      discardCodeList: { by: "pim", input: { params: { batchId: ids.codeListId } } },
      makeCodeFile: {
        by: "pim",
        input: { params: codes, body: { districtId: ids.codesDistrictId, codes: 20 } },
      },
      readCodeFile: { by: "pim", input: { params: { batchId: ids.codeFileId, part: 1 } } },
      issueCode: { by: "pim", input: { params: codes, body: { districtId: ids.codesDistrictId } } },
      revokeCode: { by: "pim", input: { params: codes, body: { serial: ids.serial } }, needs: ["serial"] },
      readCodeBallot: { by: "guest", input: { params: byCode, query: { language: "nl" }, body: { code: ids.code } } },
      castCodeBallot: {
        by: "guest",
        input: { params: byCode, body: { code: ids.code, ideaIds: [ids.codesChoiceId] } },
      },
      withdrawCodeBallot: { by: "guest", input: { params: byCode, body: { code: ids.usedCode } } },
    };
  },
});
