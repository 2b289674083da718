/** People and things by name, complete as the contract requires. */
import { aDate, aReadPost, bareSession, idOf, now } from "@stoep/client/testing";
import type { CommentView, PollView } from "@stoep/contract/conversations";
import type { FeedItem } from "@stoep/contract/feed";
import type { ActivityDate, ReadActivity, ReadPost } from "@stoep/contract/publishing";
import type { MyResidence } from "@stoep/contract/residents";
import type { ShoutCard } from "@stoep/contract/shouts";
import type { Residence, Session } from "../session-store.ts";

export { now };

/** Dirk is a proven resident of the Muide. */
export function aResidence(change: Partial<Residence> = {}): Residence {
  return {
    residentId: idOf(1),
    network: {
      id: idOf(2),
      slug: "gent",
      name: "Gent",
      timeZone: "Europe/Brussels",
      languages: ["nl", "en"],
      logo: null,
      accent: null,
    },
    neighbourhood: { id: idOf(3), name: "Muide" },
    kind: "person",
    publicName: "Dirk V.",
    isProven: true,
    ...change,
  };
}

export function aSession(residence: Residence | null = aResidence()): Session {
  const { account } = bareSession();
  return bareSession({
    account: { ...account, email: "dirk@example.org", firstName: "Dirk", lastName: "Verbruggen", publicName: "" },
    residences: residence ? [residence] : [],
    active: residence ? { kind: "residence", residence } : { kind: "none" },
  });
}

let posts = 100;
export function aPost(change: Partial<ReadPost> = {}): ReadPost {
  posts += 1;
  return aReadPost({ id: idOf(posts), ...change });
}

/** A message of an organisation, in the feed. */
export const feedItem = (post: ReadPost): FeedItem & { kind: "post" } => ({
  kind: "post",
  id: post.id,
  at: post.publishedAt,
  post,
});

/** The year after `now`: its days are all in the future of a test that begins then. */
export const comingYear = new Date(now).getUTCFullYear() + 1;

let dates = 300;
/** A date on the evening of the tenth of a month in the coming year. */
export function dateOn(month: number, change: Partial<ActivityDate> = {}): ActivityDate {
  dates += 1;
  const day = `${comingYear}-${String(month).padStart(2, "0")}-10`;
  const [startsAt, endsAt] = [`${day}T17:00:00.000Z`, `${day}T19:00:00.000Z`];
  return aDate(idOf(dates), day, { startsAt, endsAt, closesAt: startsAt, ...change });
}

export function anActivity(change: Partial<ReadActivity> = {}): ReadPost {
  return aPost({
    kind: "activity",
    title: "Soup for all",
    activity: {
      address: "Muidekaai 1",
      longitude: 3.73,
      latitude: 51.07,
      repeat: "never",
      dates: [dateOn(2)],
      isCancelled: false,
      hasRegistration: true,
      capacity: null,
      closesHoursBefore: 0,
      ...change,
    },
  });
}

export function aPoll(change: Partial<PollView> = {}): PollView {
  return {
    kind: "up-down",
    options: [],
    up: null,
    down: null,
    scores: null,
    average: null,
    total: null,
    closesAt: null,
    isClosed: false,
    myVote: null,
    can: { vote: true },
    ...change,
  };
}

let comments = 500;
export function aComment(change: Partial<CommentView> = {}): CommentView {
  comments += 1;
  return {
    id: idOf(comments),
    parentId: null,
    neighbourhoodId: idOf(3),
    author: { kind: "resident", name: "Fatma Y.", organisation: null, logo: null, isMe: false },
    text: "Good to know",
    image: null,
    state: "visible",
    hiddenBecause: null,
    createdAt: now,
    isEdited: false,
    reactions: {},
    myReaction: null,
    reportCount: 0,
    decision: null,
    moreAnswers: null,
    can: {
      edit: "not_allowed",
      delete: "not_allowed",
      hide: "not_allowed",
      show: "wrong_kind_of_session",
      moderate: "wrong_kind_of_session",
      remove: "wrong_kind_of_session",
      answer: true,
      report: true,
    },
    ...change,
  };
}

/** Dirk's own comment. */
export function ownComment(change: Partial<CommentView> = {}): CommentView {
  const { can, ...rest } = aComment();
  return {
    ...rest,
    author: { kind: "resident", name: "Dirk V.", organisation: null, logo: null, isMe: true },
    text: "My own words",
    can: { ...can, edit: true, delete: true, hide: true, report: "not_allowed" },
    ...change,
  };
}

export function myResidence(change: Partial<MyResidence> = {}): MyResidence {
  return {
    firstName: "Dirk",
    lastName: "Verbruggen",
    publicName: "Dirk V.",
    wantsAlertMails: true,
    wantsAlertTexts: false,
    alertTexts: null,
    residentId: idOf(1),
    neighbourhood: { id: idOf(3), name: "Muide" },
    address: "Muidelaan 12, 9000 Gent",
    kind: "person",
    isProven: true,
    declined: null,
    letter: null,
    memberSince: now,
    can: { move: true },
    waitingHousemates: [],
    ...change,
  };
}

let shouts = 700;

/** A neighbour's message. */
export function aShout(change: Partial<ShoutCard> = {}): ShoutCard {
  shouts += 1;
  return {
    id: idOf(shouts),
    version: 1,
    kind: "idea",
    title: "A bench by the water",
    text: "So that one can sit there.",
    language: "en",
    author: { name: "Fatma Y.", isMe: false },
    neighbourhood: { id: idOf(3), name: "Muide" },
    place: null,
    theme: null,
    images: [],
    sharing: "municipality",
    status: "new",
    solvedAs: null,
    createdAt: now,
    isEdited: false,
    reactions: {},
    myReaction: null,
    commentCount: 0,
    followers: 0,
    isFollowed: false,
    isHidden: false,
    ...change,
  };
}

/** A neighbour's message, in the feed. */
export const shoutItem = (shout: ShoutCard): FeedItem => ({ kind: "shout", id: shout.id, at: shout.createdAt, shout });
