/** Ideas, complete as the contract requires. */
import { idOf, now } from "@stoep/client/testing";
import type { IdeaCard, IdeaMoment, ReadIdea } from "@stoep/contract/participation";

let made = 900;

export function anIdea(change: Partial<IdeaCard> = {}): IdeaCard {
  made += 1;
  return {
    id: idOf(made),
    version: 1,
    kind: "idea",
    title: "Benches by the water",
    beginning: "So that one can sit there.",
    language: "en",
    type: "proposed",
    cost: null,
    author: { name: "Fatma Y.", isMe: false, isUnproven: false, isFromCounter: false },
    neighbourhood: { id: idOf(3), name: "Muide" },
    place: null,
    image: null,
    createdAt: now,
    supportCount: 4,
    commentCount: 2,
    isSupported: false,
    takesSupport: true,
    isWaiting: false,
    isHidden: false,
    works: null,
    ...change,
  };
}

export function aMoment(change: Partial<IdeaMoment> = {}): IdeaMoment {
  made += 1;
  return {
    id: idOf(made),
    kind: "written",
    at: now,
    type: null,
    text: "",
    isByVote: false,
    cost: null,
    works: null,
    images: [],
    other: "",
    day: null,
    isCorrected: false,
    ...change,
  };
}

const nothing = "not_allowed" as const;

export function aReadIdea(change: Partial<ReadIdea> = {}): ReadIdea {
  const { beginning, image: _, ...card } = anIdea();
  return {
    ...card,
    text: beginning,
    project: { id: idOf(151), name: "A park by the water" },
    organisation: { id: idOf(5), name: "Stad Gent" },
    images: [],
    attachments: [],
    answers: [],
    isEdited: false,
    reason: "",
    isChosenByVote: false,
    answer: null,
    costToDate: null,
    timeline: [aMoment()],
    merged: [],
    mergedInto: null,
    showsName: false,
    decision: null,
    can: { edit: nothing, withdraw: nothing, support: true, comment: true, report: true },
    ...change,
  };
}

/** Dirk's own idea. */
export function ownIdea(change: Partial<ReadIdea> = {}): ReadIdea {
  return aReadIdea({
    author: { name: "Dirk V.", isMe: true, isUnproven: false, isFromCounter: false },
    can: { edit: true, withdraw: true, support: nothing, comment: true, report: nothing },
    ...change,
  });
}
