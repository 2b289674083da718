/** Which open messages are offered to somebody who writes nearly the same. Pure. */
import { likenessOf, topicsOf } from "./likeness.ts";

export interface OpenShout {
  id: string;
  /** The beginning of its title and text. */
  beginning: string;
  /** How nearly its words are the same, letter by letter: 0 to 1. */
  spelledAlike: number;
  /** Whether it is within 100 metres of the place that was given. */
  isClose: boolean;
  /** Whether it is in the same street, or within 500 metres. */
  isNear: boolean;
}

const least = { spelled: 0.4, near: 0.35, anywhere: 0.5 };
/** A close one with other words comes after all that say the same. */
const closeAlone = 0.1;

/** Of the same kind and within 100 metres always; otherwise by what they say. The likest first, at most `most`. */
export function rankSimilar(written: string, open: readonly OpenShout[], most: number): string[] {
  const topics = topicsOf(written);
  return open
    .map((shout) => ({ shout, meant: likenessOf(topics, topicsOf(shout.beginning)) }))
    .filter(
      ({ shout: { isClose, isNear, spelledAlike }, meant }) =>
        isClose || spelledAlike >= least.spelled || meant >= (isNear ? least.near : least.anywhere),
    )
    .map(({ shout, meant }) => ({
      id: shout.id,
      points: Math.max(shout.spelledAlike, meant) + (shout.isClose ? closeAlone : 0),
    }))
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ id }) => id);
}
