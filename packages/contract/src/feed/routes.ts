import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import {
  anyone,
  Cursor,
  fieldError,
  Id,
  Language,
  queryList,
  resident,
  routes,
  Slug,
  textLine,
} from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { Theme } from "../publishing/index.ts";
import {
  AgendaMonth,
  AgendaPage,
  agendaFilter,
  agendaMonthFilter,
  publicAgendaFilter,
  publicAgendaMonthFilter,
} from "./agenda/schemas.ts";
import { MapBox, MapContent, MapKind } from "./map/schemas.ts";
import { FeedIds, FeedItem, FeedKind, FeedPage, feedPageSize } from "./schemas.ts";
import { ReadableKind, ReadableResult, SearchResult } from "./search/schemas.ts";
import { mapKinds, mostAtSpot } from "./values.ts";

/** Without a box: the whole network. Without kinds: all of them. */
const mapFilter = { box: MapBox.optional(), kinds: queryList(MapKind, mapKinds.length) };

/** `search`: in what the list beside the map shows. */
const staffMapFilter = { ...mapFilter, search: textLine(100).optional() };
const mapAccess = { ...staffFor("inbox", "viewer"), alsoIn: "participation" } as const;

export const feed = routes({
  search: {
    summary:
      "What the member may open and has these words, or words nearly the same: five of each kind, the newest first",
    method: "GET",
    path: "/search",
    access: { ...staffFor("inbox", "viewer"), alsoIn: "care" },
    query: z.object({ q: textLine(100).min(1, fieldError("required")) }),
    response: SearchResult,
    refusals: [],
  },
  searchReadable: {
    summary:
      "What the resident may read and has these words, or words nearly the same: five of each kind, or twenty of one, the newest first",
    method: "GET",
    path: "/feed/search",
    access: resident,
    query: z.object({ q: textLine(100).min(1, fieldError("required")), kind: ReadableKind.optional() }),
    response: ReadableResult,
    refusals: [],
  },
  getFeed: {
    summary:
      "What reached the resident and what neighbours wrote, newest first, twenty at a time; optionally of one kind or one theme",
    method: "GET",
    path: "/feed",
    access: resident,
    query: z.object({ kind: FeedKind.optional(), theme: Theme.optional(), cursor: Cursor }),
    response: FeedPage,
    refusals: [],
  },
  getFeedIds: {
    summary:
      "Ids and versions of the messages between two places of the feed, 1,000 at most: by them a screen with many pages knows which are gone or changed",
    method: "GET",
    path: "/feed/ids",
    access: resident,
    query: z.object({ cursor: Cursor, until: Cursor }),
    response: FeedIds,
    refusals: [],
  },
  getFeedItems: {
    summary: "Messages by their ids, twenty at most, without those that the resident may not read",
    method: "GET",
    path: "/feed/items",
    access: resident,
    query: z.object({ id: queryList(Id, feedPageSize) }),
    response: z.object({ items: z.array(FeedItem) }),
    refusals: [],
  },
  getAgenda: {
    summary: "Dates of the activities that reach the resident, in the order in which they begin, twenty at a time",
    method: "GET",
    path: "/agenda",
    access: resident,
    query: z.object(agendaFilter),
    response: AgendaPage,
    refusals: [],
  },
  getAgendaMonth: {
    summary: "How many of these dates there are on each day of a month",
    method: "GET",
    path: "/agenda/month",
    access: resident,
    query: z.object(agendaMonthFilter),
    response: AgendaMonth,
    refusals: [],
  },
  getPublicAgenda: {
    summary: "Dates of the activities on a network's public page, without signing in",
    method: "GET",
    path: "/networks/:networkSlug/agenda",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    query: z.object(publicAgendaFilter),
    response: AgendaPage,
    refusals: ["not_found"],
  },
  getPublicAgendaMonth: {
    summary: "How many of these public dates there are on each day of a month",
    method: "GET",
    path: "/networks/:networkSlug/agenda/month",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    query: z.object(publicAgendaMonthFilter),
    response: AgendaMonth,
    refusals: ["not_found"],
  },
  getMap: {
    summary:
      "Everything with a place that the member may see, own things and those on the public pages: 500 at most, from each kind its share",
    method: "GET",
    path: "/map",
    access: mapAccess,
    query: z.object(staffMapFilter),
    response: MapContent,
    refusals: [],
  },
  exportMap: {
    summary: "The same as a file for a spreadsheet, also what the map has no room for; or the things at one spot of it",
    method: "GET",
    path: "/map/export",
    access: mapAccess,
    limit: "exports",
    query: z.object({ ...staffMapFilter, ids: queryList(Id, mostAtSpot), ...asSpreadsheet }),
    download: spreadsheet,
    refusals: [],
  },
  getReadableMap: {
    summary: "Everything with a place that the resident may read: 500 at most, from each kind its share",
    method: "GET",
    path: "/feed/map",
    access: resident,
    query: z.object(mapFilter),
    response: MapContent,
    refusals: [],
  },
  getPublicMap: {
    summary:
      "Everything with a place on a network's public pages, without signing in: 500 at most, from each kind its share",
    method: "GET",
    path: "/networks/:networkSlug/map",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    query: z.object({ ...mapFilter, language: Language.optional() }),
    response: MapContent,
    refusals: ["not_found"],
  },
});
