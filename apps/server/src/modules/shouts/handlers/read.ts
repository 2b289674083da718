/** What residents read of shouts. */

import { type ShoutSettings, shoutKinds, shoutLimits, shouts } from "@stoep/contract/shouts";
import { z } from "zod";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor, readPageCursor } from "#kernel/page.ts";
import { loadShout } from "../presentation.ts";
import { roughPlaceOf } from "../rough-place.ts";
import { dayBefore, takesKind, trendingSince, yearBefore } from "../rules.ts";
import { settingsOf, takesNothing } from "../settings.ts";
import { rankSimilar } from "../similar/index.ts";
import * as store from "../store/cards.ts";
import { countWritten, findAnsweringCity } from "../store/shouts.ts";
import { viewCard } from "../views.ts";

const size = shoutLimits.pageSize;
const ByLiveliness = z.tuple([z.string().regex(/^\d{1,9}$/), z.uuid()]);

export const readHandlers = handle(shouts, {
  async getShoutSettings({ actor, db, now }): Promise<ShoutSettings> {
    const city = await findAnsweringCity(db, actor.network.id);
    const settings = city ? settingsOf(city) : takesNothing;
    const kinds = shoutKinds.map((kind) => ({ kind, isOn: takesKind(settings, kind) }));
    const isAnyOn = kinds.some(({ isOn }) => isOn);
    const isFull =
      !actor.isProven && (await countWritten(db, actor.residentId, dayBefore(now))) >= shoutLimits.unproven;
    return {
      organisation: city ? { id: city.id, name: city.name } : null,
      kinds,
      placeholder: city?.placeholder ?? "",
      can: { write: isAnyOn ? !isFull || "unproven_limit" : "shouts_off" },
    };
  },

  async listNeighbourhoodShouts({ actor, db, now, query }) {
    const { sort, cursor, ...filter } = query;
    if (sort === "trending") {
      const place = readCursor(ByLiveliness, cursor);
      const rows = await store.listTrending(db, actor, filter, { since: trendingSince(now), place, limit: size + 1 });
      const { page, next } = cutPage(rows, size, ({ liveliness, id }) => [String(liveliness), id]);
      return { items: page.map((row) => viewCard(row, { actor, now })), next };
    }
    const rows = await store.listLatest(db, actor, filter, readPageCursor(cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewCard(row, { actor, now })), next };
  },

  async listMyShouts({ actor, db, now, query }) {
    const rows = await store.listOwn(db, actor, readPageCursor(query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewCard(row, { actor, now })), next };
  },

  async listFollowedShouts({ actor, db, now, query }) {
    const rows = await store.listFollowed(db, actor, readPageCursor(query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ followedAt, id }) => [followedAt, id]);
    return { items: page.map((row) => viewCard(row, { actor, now })), next };
  },

  async findSimilarShouts({ actor, body, db, now }) {
    const { kind, title, text, place } = body;
    const placed = await roughPlaceOf(db, place);
    const wanted = { kind, title, text, place: placed, since: yearBefore(now) };
    const open = await store.listOpenNearby(db, actor, wanted);
    const rows = await store.listCardsByIds(db, actor, rankSimilar(`${title} ${text}`, open, shoutLimits.similar));
    return { items: rows.map((row) => viewCard(row, { actor, now })) };
  },

  async readShout(call) {
    return loadShout(call, call.params.shoutId);
  },
});
