/** What readers see of ideas. */
import type { IdeaAnswer, IdeaCard, IdeaMoment, IdeaRecord, ReadIdea } from "@stoep/contract/participation";
import type { Network } from "#kernel/actor.ts";
import { type OwnDecisionColumns, viewOwnDecision } from "#modules/conversations/index.ts";
import { type FileAudience, type FileRow, viewFile } from "#modules/files/index.ts";
import { audienceOf, readerVerdicts } from "./policy.ts";
import type { CardRow } from "./store/cards.ts";
import type { IdeaProject } from "./store/projects.ts";
import type { IdeaRow, MergedRow, MomentRow } from "./store/read.ts";
import type { RecordRow } from "./store/records.ts";
import type { Reader } from "./store/selections.ts";

export interface IdeaReader {
  actor: Reader;
  network: Pick<Network, "slug" | "timeZone">;
  now: Date;
}

/** What a row of any list has. */
export type ShownRow = Pick<
  CardRow,
  | "id"
  | "authorId"
  | "author"
  | "authorName"
  | "isFromCounter"
  | "isUnproven"
  | "showsName"
  | "cost"
  | "currency"
  | "openAt"
  | "hiddenAt"
  | "organisationId"
>;

/** Outside the network authors are named only where they chose so for this idea. */
export function viewAuthor(row: ShownRow, { actor }: Pick<IdeaReader, "actor">): IdeaCard["author"] {
  const isInside = actor.kind !== "guest";
  return {
    name: row.authorId === null ? row.authorName : isInside || row.showsName ? (row.author ?? "") : "",
    isMe: actor.kind === "resident" && row.authorId === actor.residentId,
    isUnproven: row.isUnproven,
    isFromCounter: row.isFromCounter,
  };
}

export const viewCost = (amount: number | null, currency: CardRow["currency"]) =>
  amount === null || currency === null ? null : { amount, currency };

export const viewPlace = ({ longitude, latitude }: Pick<CardRow, "longitude" | "latitude">) =>
  longitude === null || latitude === null ? null : { longitude, latitude };

export const viewWorks = ({ worksState, worksPercent }: Pick<CardRow, "worksState" | "worksPercent">) =>
  worksState === null || worksPercent === null ? null : { state: worksState, percent: worksPercent };

type Picture = FileRow & { alt: string };
const viewPicture = ({ network, now }: IdeaReader, image: Picture, audience: FileAudience) => ({
  ...viewFile(network, image, { audience, now }),
  altText: image.alt,
});

function viewShown(row: CardRow | IdeaRow | RecordRow, reading: IdeaReader) {
  const { id, version, kind, title, language, type, supportCount, commentCount, isSupported, takesSupport } = row;
  return {
    id,
    version,
    kind,
    title,
    language,
    type,
    cost: viewCost(row.cost, row.currency),
    author: viewAuthor(row, reading),
    neighbourhood: { id: row.neighbourhoodId, name: row.neighbourhood },
    place: viewPlace(row),
    createdAt: row.createdAt.toISOString(),
    supportCount,
    commentCount: commentCount ?? 0,
    isSupported,
    takesSupport,
    isWaiting: row.openAt === null,
    isHidden: row.hiddenAt !== null,
    works: viewWorks(row),
  };
}

export const viewCard = (row: CardRow, reading: IdeaReader): IdeaCard => ({
  ...viewShown(row, reading),
  beginning: row.beginning,
  image: row.image && viewPicture(reading, row.image, audienceOf(row, reading.actor)),
});

export const viewRecord = (row: RecordRow, reading: IdeaReader): IdeaRecord => ({
  ...viewShown(row, reading),
  beginning: row.beginning,
  project: { id: row.projectId, name: row.projectTitle },
});

export function viewMoment(row: MomentRow, reading: IdeaReader, audience: FileAudience): IdeaMoment {
  const works = viewWorks(row);
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    type: row.type,
    text: row.text,
    isByVote: row.isByVote,
    cost: viewCost(row.cost, row.currency),
    works: works && { ...works, costToDate: viewCost(row.costToDate, row.currency) },
    images: row.images.map((image) => viewPicture(reading, image, audience)),
    other: row.otherTitle ?? "",
    day: row.day,
    isCorrected: row.correctedAt !== null,
  };
}

export const viewImages = (row: IdeaRow, reading: IdeaReader, audience: FileAudience) =>
  row.images.map((image) => viewPicture(reading, image, audience));
export const viewAttachments = (row: IdeaRow, { network, now }: IdeaReader, audience: FileAudience) =>
  row.attachments.map((file) => viewFile(network, file, { audience, now }));

export const viewAnswers = ({ answers }: Pick<IdeaRow, "answers">): IdeaAnswer[] =>
  answers.map(({ private: isPrivate, ...answer }) => ({ ...answer, isPrivate }));

export const viewAnswer = ({ answer, answeredAt }: Pick<IdeaRow, "answer" | "answeredAt">) =>
  answeredAt === null ? null : { text: answer, at: answeredAt.toISOString() };

export const viewRoot = ({ mergedInto, rootTitle }: Pick<IdeaRow, "mergedInto" | "rootTitle">) =>
  mergedInto === null || rootTitle === null ? null : { id: mergedInto, title: rootTitle };

export interface AboutIdea {
  project: Pick<IdeaProject, "id" | "title" | "organisation" | "organisationId">;
  moments: MomentRow[];
  merged: MergedRow[];
  decision: OwnDecisionColumns | null;
  /** Its project takes no support any more. */
  isOver: boolean;
  /** The reader wrote it, or one that was merged into it. */
  wrote: boolean;
}

export function viewReadIdea(row: IdeaRow, about: AboutIdea, reading: IdeaReader): ReadIdea {
  const audience = audienceOf(row, reading.actor);
  const { project, moments, merged, decision } = about;
  return {
    ...viewShown(row, reading),
    text: row.text,
    project: { id: project.id, name: project.title },
    organisation: { id: project.organisationId, name: project.organisation },
    images: viewImages(row, reading, audience),
    attachments: viewAttachments(row, reading, audience),
    answers: viewAnswers(row),
    isEdited: row.editedAt !== null,
    reason: row.reason,
    isChosenByVote: row.isChosenByVote,
    answer: viewAnswer(row),
    costToDate: viewCost(row.costToDate, row.currency),
    timeline: moments.map((moment) => viewMoment(moment, reading, audience)),
    merged: merged.map((one) => ({ id: one.id, title: one.title, author: viewAuthor(one, reading) })),
    mergedInto: viewRoot(row),
    showsName: row.showsName,
    decision: viewOwnDecision(decision, reading.now),
    can: readerVerdicts(reading.actor, row, about),
  };
}
