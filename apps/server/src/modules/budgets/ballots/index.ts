/**
 * Ballots while a vote runs. A *right* says that a resident or a code voted, and where; a *ballot* says what somebody chose, and nothing of
 * whom. The *seal* of a ballot, which takes the right's id and the key of the round, is what ties both, for the voter alone. The right of a
 * code is there before it is used, and stays when its ballot is withdrawn or the vote is given up (../codes/). D §11
 *
 *   no right ──cast──▶ used, with a ballot ──count──▶ used, with a counted ballot of nobody ──30 days──▶ no right
 *      ▲                │ │            ▲ │
 *      ├────withdraw────┘ │            └─┘cast
 *      └──told──unused◀───┘the vote is given up
 *
 * Locks are taken in this order: the resident, the project, the round, the right; a code has no resident. A voter shares the first three;
 * the opening, the giving up and the count of a round hold it alone. Who leaves holds all their projects alone, before any round.
 */
export { backedUpRows } from "./backed-up-rows.ts";
export { cast, withdraw } from "./cast-ballot.ts";
export { endVotes, projectsOfVotes } from "./departure.ts";
export { ballotHandlers } from "./handlers.ts";
export { type ImportedBallot, importBallots } from "./import.ts";
export { ownBallots } from "./own-data.ts";
export { loadMyBallot, type VoterCall } from "./presentation.ts";
export { discardBallots } from "./repetition.ts";
export { sealedInKeys } from "./seal.ts";
export { type KeyStore, type Seals, sealBytes, sealsWith } from "./seals.ts";
export { deleteBallotsOf, insertBallots } from "./store/ballots.ts";
export { deleteRightsOfEnded, deleteRightsOfProjects } from "./store/rights.ts";
export { shareRound } from "./store/rounds.ts";
