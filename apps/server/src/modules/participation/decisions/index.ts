/** How far an idea has come, with reason and cost, and the organisation's official answer. Any type may follow any other. */
export type { Decider } from "./act.ts";
export { chooseByVote } from "./by-vote.ts";
export { decisionHandlers } from "./handlers.ts";
export { currencyOf } from "./store.ts";
