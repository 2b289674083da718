import { type Chance, chance } from "../chance.ts";
import { MOODS, type Mood, type MoodName, mix } from "./colour.ts";
import type { Svg } from "./svg.ts";

/** What a drawing gets: the light, seeded random numbers, and the tone that the light gives to a colour. */
export interface Stage {
  mood: Mood;
  chance: Chance;
  tone(colour: string): string;
  /** The tone of something far away, which takes the colour of the sky: 0 near, 1 as far as the sky. */
  far(colour: string, distance: number): string;
}

export type Scene = (stage: Stage) => Svg[];

export function stageOf(name: MoodName, seed: string): Stage {
  const mood: Mood = MOODS[name];
  const tone = (colour: string) => mix(colour, mood.ambient, mood.amount);
  return {
    mood,
    chance: chance(seed),
    tone,
    far: (colour, distance) => mix(tone(colour), mix(mood.sky[0], mood.sky[1], 0.7), distance),
  };
}
