/** Where an idea is read, written and changed. Notices and the search lead to the first. */
export const ideaHref = (ideaId: string): string => `/ideas/${ideaId}`;
export const ideaEditHref = (ideaId: string): string => `/ideas/${ideaId}/edit`;
export const newIdeaHref = (projectId: string): string => `/projects/${projectId}/write`;
export const projectHref = (projectId: string): string => `/projects/${projectId}`;

/** What an entry of the history knows of an idea that was opened from a ballot: the path of the ballot. */
export interface OpenedFromBallot {
  ballot: string;
}
