import { BRICK, CANAL, lighter, MUSTARD, NAVY, SKY } from "./colour.ts";
import { person } from "./people.ts";
import { stageOf } from "./stage.ts";
import { picture, rect, type Svg } from "./svg.ts";

const SIDE = 512;

/** The head and shoulders of an invented person. */
export function drawPortrait(seed: string): Svg {
  const stage = stageOf("day", seed);
  const { chance } = stage;
  const ground = lighter(chance.pick([CANAL, BRICK, MUSTARD, NAVY, SKY]), 0.55);
  const hair = chance.pick(["short", "curls", "bob"] as const);
  const who = person(stage, 250, 1690, { height: 1640, who: { hair, hasBeard: false } });
  return picture([rect(0, 0, SIDE, SIDE, ground), who], SIDE, SIDE);
}
