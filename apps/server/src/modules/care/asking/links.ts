/** The links of helpers, without an account. Opening one changes nothing, because mail programs open links before people do. */
import { asking, type HelperAnswer } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { limitTries, networkBySlug } from "#modules/accounts/index.ts";
import {
  asAppointment,
  entryOf,
  findLink,
  findOrder,
  hashOfToken,
  lockAnyTicket,
  type Mover,
} from "../tickets/index.ts";
import { takeAnswer } from "./answering.ts";
import { statusOf } from "./status.ts";
import { type AskedRow, findAsked } from "./store/asked.ts";
import { lockCandidate } from "./store/candidates.ts";
import { viewAsked } from "./views.ts";

/** From one network address: enough for everybody in a home for the elderly, too few to guess. */
const opened = { max: 300, seconds: 3600 };

export const linkHandlers = handle(asking, {
  async readAsked(call) {
    const { bind, db, language, now, params } = call;
    await limitTries(call, "care answer", opened);
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const row = (await findAsked(bind(network).db, hashOfToken(params.token))) ?? refuse("not_found");
    return viewAsked(row, language, now);
  },

  async saveAskedAppointment(call) {
    const { bind, config, db, params } = call;
    await limitTries(call, "care answer", opened);
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    const link = (await findLink(near, hashOfToken(params.token))) ?? refuse("not_found");
    const row = (await findOrder(near, link.ticketId)) ?? refuse("not_found");
    return asAppointment(row, entryOf(row, link) ?? refuse("not_found"), { side: link.side, config });
  },

  async answerAsked(call) {
    const { bind, body, config, db, language, now, params } = call;
    await limitTries(call, "care answer", opened);
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const hash = hashOfToken(params.token);
    return bind(network).transact(async ({ db, enqueue, announce }) => {
      const call = { config, db, enqueue, announce, now, network };
      return viewAsked(await answerWith(call, () => findAsked(db, hash), body), language, now);
    });
  },
});

/** Answers what `find` finds, if it still can be; returns it as it is afterwards. Refuses with `not_found` what it does not find. */
export async function answerWith<Row extends AskedRow>(
  call: Omit<Mover, "accountId" | "personId">,
  find: () => Promise<Row | undefined>,
  body: HelperAnswer,
): Promise<Row> {
  const { db, now } = call;
  const { id, ticketId, organisationId } = (await find()) ?? refuse("not_found");
  const ticket = await lockAnyTicket(db, organisationId, ticketId);
  const candidate = await lockCandidate(db, ticketId, id);
  // As it is now that nobody else can change it.
  const row = (await find()) ?? refuse("not_found");
  if (!ticket || !candidate || statusOf(row, now) !== "asked") return row;
  const mover = { ...call, accountId: null, personId: row.helperId };
  await takeAnswer(mover, ticket, candidate, hasAddress(row) ? body : { ...body, answer: later[body.answer] });
  return (await find()) ?? refuse("not_found");
}

/** The member's address went meanwhile: the concierge must ask for it, and then confirms. */
const hasAddress = ({ street, city }: { street: string; city: string }) => street !== "" || city !== "";
const later = { yes: "another-time", no: "no", "another-time": "another-time" } as const;
