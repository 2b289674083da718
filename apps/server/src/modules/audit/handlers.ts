/** An owner reads the organisation's own log. */
import { audit } from "@stoep/contract/audit";
import { handle } from "#kernel/module.ts";
import { fileOptions, filtersOf } from "#modules/files/index.ts";
import { exportLog, readLogPage, viewEntry } from "./read-log.ts";
import { readingPage } from "./reading-log/index.ts";
import { listPeople } from "./store.ts";

export const handlers = handle(audit, {
  async listEntries({ actor, db, query }) {
    const { rows, next } = await readLogPage(db, { organisationId: actor.organisation.id }, query);
    return { items: rows.map(viewEntry), next };
  },

  async listPeople({ actor, db, query }) {
    return { items: await listPeople(db, actor.organisation.id, query) };
  },

  async exportEntries(call) {
    const { actor, db, query } = call;
    return exportLog(db, { organisationId: actor.organisation.id }, filtersOf(query), await fileOptions(call));
  },

  listReadings: (call) => readingPage(call, null),
});
