/** The links of helpers, without an account. Opening one changes nothing, because mail programs open links before people do. */
import { type HelperAnswer, matching } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug, limitTries } from "#modules/accounts/index.ts";
import {
  appointmentFile,
  calendarEntryOf,
  findPersonalLink,
  findWorkOrder,
  hashToken,
  lockTicket,
  type TicketCall,
} from "../../tickets/index.ts";
import { acceptAnswer } from "../answers.ts";
import { taskRequestStatus } from "../request-status.ts";
import { lockCandidate } from "../store/candidates.ts";
import { findTaskRequest, type TaskRequestRow } from "../store/task-requests.ts";
import { viewTaskRequest } from "../views.ts";

/** From one network address: enough for everybody in a home for the elderly, too few to guess a token. */
const openingsPerAddress = { max: 300, seconds: 3600 };

export const answerLinkHandlers = handle(matching, {
  async readAsked(call) {
    const { bind, db, language, now, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const row = (await findTaskRequest(bind(network).db, hashToken(params.token))) ?? refuse("not_found");
    return viewTaskRequest(row, language, now);
  },

  async saveAskedAppointment(call) {
    const { bind, config, db, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    const link = (await findPersonalLink(near, hashToken(params.token))) ?? refuse("not_found");
    const row = (await findWorkOrder(near, link.ticketId)) ?? refuse("not_found");
    return appointmentFile(row, calendarEntryOf(row, link) ?? refuse("not_found"), { side: link.side, config });
  },

  async answerAsked(call) {
    const { bind, body, config, db, language, now, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const hash = hashToken(params.token);
    return bind(network).transact(async ({ provided, db, enqueue, announce }) => {
      const call = { config, provided, db, enqueue, announce, now, network };
      return viewTaskRequest(await answerTaskRequest(call, () => findTaskRequest(db, hash), body), language, now);
    });
  },
});

/** Answers the request that `find` returns, and returns its new state. Refuses with `not_found` when `find` returns nothing. */
export async function answerTaskRequest<Row extends TaskRequestRow>(
  call: Omit<TicketCall, "accountId" | "personId">,
  find: () => Promise<Row | undefined>,
  body: HelperAnswer,
): Promise<Row> {
  const { db, now } = call;
  const { id, ticketId, organisationId } = (await find()) ?? refuse("not_found");
  const ticket = await lockTicket(db, organisationId, ticketId);
  const candidate = await lockCandidate(db, ticketId, id);
  // Read again under the lock.
  const row = (await find()) ?? refuse("not_found");
  if (!ticket || !candidate || taskRequestStatus(row, now) !== "asked") return row;
  const mover = { ...call, accountId: null, personId: row.helperId };
  await acceptAnswer(
    mover,
    ticket,
    candidate,
    hasAddress(row) ? body : { ...body, answer: answerWithoutAddress[body.answer] },
  );
  return (await find()) ?? refuse("not_found");
}

/** False if the member's address was deleted in the meantime: the concierge must ask for it, and then confirms. */
const hasAddress = ({ street, city }: { street: string; city: string }) => street !== "" || city !== "";
const answerWithoutAddress = { yes: "another-time", no: "no", "another-time": "another-time" } as const;
