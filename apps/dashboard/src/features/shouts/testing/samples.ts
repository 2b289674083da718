/** Messages from residents as the simulated server returns them, and an inbox with them. */
import { aComment, fakeServer, idOf, now, type ReceivedRequest, type Replies } from "@stoep/client/testing";
import type { api } from "../../../app/index.ts";
import type { Figures, Row, Shout } from "../parts/words.ts";

export const els = { id: idOf(4), name: "Els Peeters" };
export const viktor = { id: idOf(5), name: "Viktor Maes" };
const muide = { id: idOf(20), name: "Muide" };

export const aRow = (number: number, change: Partial<Row> = {}): Row => ({
  id: idOf(100 + number),
  kind: "alert",
  title: `Loose tile ${number}`,
  excerpt: "It wobbles.",
  language: "en",
  author: "Dirk P.",
  neighbourhood: muide,
  street: "Voorhavenlaan",
  theme: "mobility",
  status: "new",
  solvedAs: null,
  assignee: null,
  arrivedAt: now,
  statusAt: now,
  isReopened: false,
  image: null,
  reactions: 2,
  comments: 0,
  followers: 3,
  openReports: 0,
  isHidden: false,
  ...change,
});

export const aNote = (id: number, isMine: boolean): Shout["notes"][number] => ({
  id: idOf(id),
  text: `Note ${id}`,
  by: isMine ? els.name : viktor.name,
  isMine,
  at: now,
  mentions: isMine ? [viktor] : [],
});

export function aShout(number: number, change: Partial<Shout> = {}): Shout {
  const { excerpt, image, street, ...row } = aRow(number);
  return {
    ...row,
    text: `Tile ${number} wobbles since Monday.`,
    place: { street, longitude: 3.74, latitude: 51.07 },
    images: [],
    sharing: "municipality",
    isEdited: false,
    outcome: "",
    timeline: [
      { id: idOf(1), kind: "written", at: now, by: { kind: "author", name: "Dirk P.", isMe: false }, to: "", text: "" },
    ],
    became: [],
    notes: [],
    reactionsByKind: { like: 2 },
    myReaction: null,
    can: {
      assign: true,
      start: true,
      finish: true,
      resume: "already_closed",
      reply: true,
      note: true,
      hide: true,
      delete: true,
      show: "already_closed",
    },
    ...change,
  };
}

const flow = { arrived: 12, done: 5 };

export const someFigures: Figures = {
  from: "2026-04-01",
  until: "2026-05-12",
  total: flow,
  before: { arrived: 9, done: 9 },
  months: [
    { day: "2026-04-01", arrived: 4, done: 4 },
    { day: "2026-05-01", arrived: 8, done: 1 },
  ],
  kinds: [{ kind: "borrow", ...flow }],
  themes: [
    { theme: "mobility", arrived: 10, done: 5 },
    { theme: null, arrived: 2, done: 0 },
  ],
  neighbourhoods: [{ neighbourhood: muide, ...flow }],
  toAnswer: { median: 6, counted: 11, before: 48 },
  toDone: { median: null, counted: 3, before: null },
};

const count = { new: 2, inProgress: 1, done: 4 };
const none = { new: 0, inProgress: 0, done: 0 };

export const counters: Awaited<ReturnType<typeof api.shouts.countShouts>> = {
  answeredBy: null,
  categories: [
    { category: "all", ...count },
    { category: "ideas", ...none },
    { category: "alerts", ...count },
  ],
  mine: 0,
  unassigned: 3,
};

/** The inbox of the city, with everything else that its screens request. */
export function anInbox(rows: Row[], replies: Replies["shouts"] = {}): ReceivedRequest[] {
  return fakeServer({
    shouts: {
      listShouts: ({ query }) => ({
        items: rows.filter(
          ({ status }) => query.getAll("statuses").length === 0 || query.getAll("statuses").includes(status),
        ),
        next: null,
        found: rows.length,
        isAtLeast: false,
      }),
      countShouts: counters,
      listShoutColleagues: { items: [els, viktor] },
      getShout: ({ params }) => aShout(rows.findIndex(({ id }) => id === params.shoutId) + 1),
      listReplyTemplates: {
        items: [{ id: idOf(70), name: "Thanks", text: "Thank you for telling us.", updatedAt: now }],
      },
      ...replies,
    },
    conversations: {
      listComments: { items: [], next: null, can: { comment: true } },
      listReports: { items: [], next: null },
      createComment: ({ body }) => aComment(60, { text: body.text }),
    },
    // jsdom cannot draw maps.
    neighbourhoods: { readAreas: () => new Promise(() => {}), getTileConfig: { tiles: null, currency: "EUR" } },
  });
}
