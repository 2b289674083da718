/** Where somebody votes with a code; short enough to be typed from a letter. */
export const codePath = "/vote";

/** Where a resident votes: choosing, checking and sending, and what was sent. */
type Place = { projectId: string; roundId: string };

export const chooseHref = ({ projectId, roundId }: Place): string => `/projects/${projectId}/votes/${roundId}`;
export const checkHref = (place: Place): string => `${chooseHref(place)}/check`;
export const castHref = (place: Place): string => `${chooseHref(place)}/mine`;
