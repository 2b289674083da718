/**
 * The tasks of a helper whose account is linked: asked, answered and done in the residents' app, just as by the link in a message.
 * S2 §8
 */
import { accountLinkLimits, accountLinks, type OwnTask } from "@stoep/contract/care";
import type { Resident } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ownList } from "#modules/files/index.ts";
import {
  listAssignedTasks,
  listOwnAnswers,
  listRequestsOfAccount,
  type OwnAnswer,
  type TaskRequestRow,
} from "../store/task-requests.ts";
import { viewTaskRequest } from "../views.ts";
import { answerTaskRequest } from "./answer-links.ts";

type Row = TaskRequestRow & { askedAt: Date };
type Call = RouteCall<Resident, Db>;

export const ownTaskHandlers = handle(accountLinks, {
  async listOwnTasks(call) {
    const { actor, db } = call;
    const rows: Row[] = [
      ...(await listRequestsOfAccount(db, actor.accountId, null, accountLinkLimits.tasks)),
      ...(await listAssignedTasks(db, actor.accountId, null, accountLinkLimits.tasks)),
    ];
    rows.sort((one, other) => other.askedAt.getTime() - one.askedAt.getTime());
    return { items: rows.slice(0, accountLinkLimits.tasks).map((row) => viewOwnTask(call, row)) };
  },

  async answerOwnTask(call) {
    const { actor, body, config, provided, db, enqueue, announce, now, params } = call;
    const find = async (): Promise<Row | undefined> =>
      (await listRequestsOfAccount(db, actor.accountId, params.ticketId, 1))[0] ??
      (await listAssignedTasks(db, actor.accountId, params.ticketId, 1))[0];
    const mover = { config, provided, db, enqueue, announce, now, network: actor.network };
    return viewOwnTask(call, await answerTaskRequest(mover, find, body));
  },
});

/** After the end it shows that they helped, but not whom. */
const viewOwnTask = ({ language, now }: Call, row: Row): OwnTask => ({
  ...viewTaskRequest(row, language, now),
  ticketId: row.ticketId,
  askedAt: row.askedAt.toISOString(),
  isDone: row.ticketState === "solved" && row.hasIt === row.helperId && row.ticketDeletedAt === null,
});

const states = {
  sent: { en: "Asked", nl: "Gevraagd", fr: "Demandé", tr: "Soruldu" },
  interested: { en: "Interested", nl: "Interesse", fr: "Intéressé", tr: "İlgili" },
  "not-interested": { en: "No", nl: "Nee", fr: "Non", tr: "Hayır" },
  confirmed: { en: "Yes", nl: "Ja", fr: "Oui", tr: "Evet" },
  thanked: { en: "Someone else", nl: "Iemand anders", fr: "Quelqu’un d’autre", tr: "Başka biri" },
} as const;

export const ownTasks = ownList<OwnAnswer>({
  name: "careTasks",
  title: {
    en: "Help you were asked for",
    nl: "Gevraagde hulp",
    fr: "L’aide qui vous a été demandée",
    tr: "Sizden istenen yardımlar",
  },
  rows: (db, { accountId }) => listOwnAnswers(db, accountId),
  fields: [
    {
      name: "organisation",
      heading: { en: "Organisation", nl: "Organisatie", fr: "Organisation", tr: "Kuruluş" },
      value: ({ organisation }) => organisation,
    },
    {
      name: "askedAt",
      heading: { en: "Asked", nl: "Gevraagd", fr: "Demandé", tr: "Soruldu" },
      value: ({ askedAt }) => askedAt,
    },
    {
      name: "state",
      heading: { en: "Answer", nl: "Antwoord", fr: "Réponse", tr: "Yanıt" },
      value: ({ state }) => state,
      words: states,
    },
    {
      name: "answer",
      heading: { en: "What you wrote", nl: "Toelichting", fr: "Ce que vous avez écrit", tr: "Yazdığınız" },
      value: ({ answer }) => answer,
    },
    {
      name: "answeredAt",
      heading: { en: "Answered", nl: "Beantwoord", fr: "Répondu", tr: "Yanıtlandı" },
      value: ({ answeredAt }) => answeredAt,
    },
  ],
});
