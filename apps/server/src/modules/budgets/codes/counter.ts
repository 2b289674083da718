/** Codes one by one: issued at the counter, told once and kept nowhere, and revoked by their serial numbers. D §11 */
import { budgets } from "@stoep/contract/budgets";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { announceToColleagues } from "../announce.ts";
import { recordRound } from "../log.ts";
import { newVotingCode, votingCodeHash } from "./code.ts";
import { nameOfDistrict, shareVote } from "./presentation.ts";
import { insertCodes, lockBySerial, markRevoked, takeSerials } from "./store/codes.ts";

export const counterHandlers = handle(budgets, {
  async issueCode(call) {
    const { body, db, params } = call;
    const { districtId } = body;
    const vote = await shareVote(call, params.roundId);
    const { projectId, phaseId } = vote.round;
    const district = nameOfDistrict(vote, districtId) || undefined;
    const serial = (await takeSerials(db, vote.round, 1)) ?? refuse("too_many_codes");
    const code = newVotingCode();
    const hashes = [votingCodeHash(phaseId, code)];
    await insertCodes(db, { projectId, phaseId, districtId, issue: "counter", firstSerial: serial, hashes });
    await recordRound(call, "issueCode", vote, { new: { serial, district } });
    await announceToColleagues(call);
    return { serial, code };
  },

  async revokeCode(call) {
    const { body, db, params } = call;
    const vote = await shareVote(call, params.roundId);
    const right = (await lockBySerial(db, vote.round, body.serial)) ?? refuseFields({ serial: "serialUnknown" });
    if (right.isRevoked) refuse("code_revoked");
    if (right.isUsed) refuse("code_used");
    await markRevoked(db, right.id);
    await recordRound(call, "revokeCode", vote, { new: { serial: body.serial } });
    await announceToColleagues(call);
    return { done: true };
  },
});
