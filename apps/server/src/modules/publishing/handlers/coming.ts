/** Who is coming to the dates of an organisation's activities. */
import { Id } from "@stoep/contract/kernel";
import { type ComingRow, publishing } from "@stoep/contract/publishing";
import { z } from "zod";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, readCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { comingFile } from "../activities/files.ts";
import { type ComingPlace, listComing, type StoredComing } from "../store/coming.ts";
import { findPostOf } from "../store/dates.ts";

const pageSize = 50;
const Place = z.tuple([z.string().regex(/^\d{1,9}$/), Id]);

export const comingHandlers = handle(publishing, {
  async listComing({ params, query, actor, db }) {
    if (!(await findPostOf(db, actor.organisation.id, params.dateId))) refuse("not_found");
    const { cursor, ...filter } = query;
    const rows = await listComing(db, params.dateId, filter, readCursor(Place, cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, placeOf);
    return { items: page.map(viewComing), next };
  },

  async exportComing({ params, query, actor, db, language, now }) {
    if (!(await findPostOf(db, actor.organisation.id, params.dateId))) refuse("not_found");
    const { format, ...filter } = query;
    const rows = everyRow<StoredComing, ComingPlace>(
      (after, limit) => listComing(db, params.dateId, filter, after, limit),
      placeOf,
      { max: fileRowsMax },
    );
    async function* shown() {
      for await (const row of rows) yield viewComing(row);
    }
    return listFile(comingFile, shown(), { format, language, now, timeZone: actor.network.timeZone });
  },
});

const placeOf = ({ turn, residentId }: StoredComing): ComingPlace => [String(turn), residentId];

const viewComing = ({ residentId, name, people, state, saidAt }: StoredComing): ComingRow => ({
  id: residentId,
  name,
  people,
  state,
  saidAt: saidAt.toISOString(),
});
