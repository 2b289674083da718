/** The links of helpers, without an account. Opening one changes nothing, because mail programs open links before people do. */
import { matching } from "@stoep/contract/care";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { hashOfToken } from "#kernel/tokens.ts";
import { findNetworkBySlug, limitTries } from "#modules/accounts/index.ts";
import { phoneWriter } from "../../phone.ts";
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
    return viewTaskRequest(row, { language, now, writePhone: await phoneWriter(call.config) });
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

  answerAsked: (call) => actByLink(call, (scope, find) => answerTaskRequest(scope, find, call.body)),

  cancelAsked: (call) => actByLink(call, (scope, find) => cancelTask(scope, find, call.body)),
});

type LinkCall = RouteCall & { params: { networkSlug: string; token: string } };
type Act = (
  scope: Parameters<typeof answerTaskRequest>[0],
  find: () => ReturnType<typeof findTaskRequest>,
) => Promise<Parameters<typeof viewTaskRequest>[0]>;

/** Acts for the helper of the link, in a transaction of its network, and shows the request as it is then. */
async function actByLink(call: LinkCall, act: Act) {
  const { bind, config, language, now, params } = call;
  await limitTries(call, "care answer", openingsPerAddress);
  const network = (await findNetworkBySlug(call.db, params.networkSlug)) ?? refuse("not_found");
  const hash = hashOfToken(params.token);
  return bind(network).transact(async ({ provided, db, enqueue, announce }) => {
    const scope = { config, provided, db, enqueue, announce, now, network };
    const row = await act(scope, () => findTaskRequest(db, hash));
    return viewTaskRequest(row, { language, now, writePhone: await phoneWriter(config) });
  });
}
