/**
 * The tasks of a helper whose account is linked: asked, answered and done in the residents' app, just as by the link in a message.
 * S2 §8
 */
import { accountLinkLimits, accountLinks, type OwnTask } from "@stoep/contract/care";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { phoneWriter, type WritePhone } from "../../phone.ts";
import { answerTaskRequest, cancelTask } from "../answers.ts";
import { listAssignedTasks, listRequestsOfAccount, type TaskRequestRow } from "../store/task-requests.ts";
import { viewTaskRequest } from "../views.ts";

type Row = TaskRequestRow & { askedAt: Date };

export const ownTaskHandlers = handle(accountLinks, {
  async listOwnTasks(call) {
    const { actor, db } = call;
    const rows: Row[] = [
      ...(await listRequestsOfAccount(db, actor.accountId, null, accountLinkLimits.tasks)),
      ...(await listAssignedTasks(db, actor.accountId, null, accountLinkLimits.tasks)),
    ];
    rows.sort((one, other) => other.askedAt.getTime() - one.askedAt.getTime());
    const writePhone = await phoneWriter(call.config);
    return { items: rows.slice(0, accountLinkLimits.tasks).map((row) => viewOwnTask(call, row, writePhone)) };
  },

  async answerOwnTask(call) {
    return presentOwnTask(call, await answerTaskRequest(moverOf(call), () => findOwnTask(call), call.body));
  },

  async cancelOwnTask(call) {
    return presentOwnTask(call, await cancelTask(moverOf(call), () => findOwnTask(call), call.body));
  },
});

type Call = ResidentCall & { params: { ticketId: string } };
const moverOf = ({ actor, config, provided, db, enqueue, announce, now }: Call) => ({
  config,
  provided,
  db,
  enqueue,
  announce,
  now,
  network: actor.network,
});
const findOwnTask = async ({ actor, db, params }: Call): Promise<Row | undefined> =>
  (await listRequestsOfAccount(db, actor.accountId, params.ticketId, 1))[0] ??
  (await listAssignedTasks(db, actor.accountId, params.ticketId, 1))[0];

/** After the end it shows that they helped, but not whom. */
const viewOwnTask = ({ language, now }: ResidentCall<Db>, row: Row, writePhone: WritePhone): OwnTask => ({
  ...viewTaskRequest(row, { language, now, writePhone }),
  ticketId: row.ticketId,
  askedAt: row.askedAt.toISOString(),
  isDone: row.ticketState === "solved" && row.hasIt === row.helperId && row.ticketDeletedAt === null,
});

const presentOwnTask = async (call: ResidentCall<Db>, row: Row): Promise<OwnTask> =>
  viewOwnTask(call, row, await phoneWriter(call.config));
