/** The links of helpers, without an account. Opening one changes nothing, because mail programs open links before people do. */
import { matching } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { hashOfToken } from "#kernel/tokens.ts";
import { findNetworkBySlug, limitTries } from "#modules/accounts/index.ts";
import {
  appointmentFile,
  calendarEntryOf,
  findPersonalLink,
  findWorkOrder,
  viewLinkedAppointment,
} from "../../tickets/index.ts";
import { answerTaskRequest, cancelTask } from "../answers.ts";
import { findTaskRequest } from "../store/task-requests.ts";
import { viewTaskRequest } from "../views.ts";

/** From one network address: enough for everybody in a home for the elderly, too few to guess a token. */
const openingsPerAddress = { max: 300, seconds: 3600 };

export const answerLinkHandlers = handle(matching, {
  async readAsked(call) {
    const { bind, db, language, now, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const row = (await findTaskRequest(bind(network).db, hashOfToken(params.token))) ?? refuse("not_found");
    return viewTaskRequest(row, language, now);
  },

  async readLinkedAppointment(call) {
    const { bind, db, language, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    const link = (await findPersonalLink(near, hashOfToken(params.token))) ?? refuse("not_found");
    const row = (await findWorkOrder(near, link.ticketId)) ?? refuse("not_found");
    return viewLinkedAppointment(row, calendarEntryOf(row, link) ?? refuse("not_found"), { side: link.side, language });
  },

  async saveAskedAppointment(call) {
    const { bind, config, db, language, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    const link = (await findPersonalLink(near, hashOfToken(params.token))) ?? refuse("not_found");
    const row = (await findWorkOrder(near, link.ticketId)) ?? refuse("not_found");
    return appointmentFile(row, calendarEntryOf(row, link) ?? refuse("not_found"), {
      side: link.side,
      language,
      config,
    });
  },

  async answerAsked(call) {
    const { bind, body, config, db, language, now, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const hash = hashOfToken(params.token);
    return bind(network).transact(async ({ provided, db, enqueue, announce }) => {
      const call = { config, provided, db, enqueue, announce, now, network };
      return viewTaskRequest(await answerTaskRequest(call, () => findTaskRequest(db, hash), body), language, now);
    });
  },

  async cancelAsked(call) {
    const { bind, body, config, db, language, now, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const hash = hashOfToken(params.token);
    return bind(network).transact(async ({ provided, db, enqueue, announce }) => {
      const call = { config, provided, db, enqueue, announce, now, network };
      return viewTaskRequest(await cancelTask(call, () => findTaskRequest(db, hash), body), language, now);
    });
  },
});
