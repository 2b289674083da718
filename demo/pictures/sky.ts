import { lighter, mix } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, fade, glow, HIGH, path, type Svg, stroke, WIDE } from "./svg.ts";

export function sky(stage: Stage, horizon = 620): Svg {
  const { mood, chance } = stage;
  const parts = [
    fade(0, 0, WIDE, horizon + 4, mood.sky),
    fade(0, horizon, WIDE, HIGH - horizon, [mood.sky[1], mood.sky[1]]),
  ];
  if (mood.isDark && !mood.sun) parts.push(stars(stage, 28));
  if (mood.sun) {
    if (mood.isDark) parts.push(stars(stage, 70));
    parts.push(glow(mood.sun.x, mood.sun.y, mood.sun.r * 4.5, mood.sun.colour, mood.isDark ? 0.28 : 0.6));
    parts.push(disc(mood.sun.x, mood.sun.y, mood.sun.r, mood.sun.colour));
  }
  for (let index = 0; index < mood.clouds; index += 1) {
    const x = (index + chance.between(0.1, 0.9)) * (WIDE / Math.max(mood.clouds, 1));
    parts.push(cloud(stage, x, chance.between(70, horizon * 0.42), chance.between(0.7, 1.5)));
  }
  return parts.join("");
}

function stars(stage: Stage, count: number): Svg {
  const { chance } = stage;
  return Array.from({ length: count }, () =>
    disc(chance.between(0, WIDE), chance.between(10, 420), chance.pick([1.4, 1.8, 2.6]), "#fff7e0", {
      opacity: chance.pick([0.35, 0.6, 0.9]),
    }),
  ).join("");
}

export function cloud(stage: Stage, x: number, y: number, scale: number): Svg {
  const { mood } = stage;
  const shade = mix(mood.cloud, mood.sky[0], 0.28);
  const body = "M-110 20 Q-128 -14 -84 -20 Q-74 -58 -28 -48 Q4 -86 48 -54 Q92 -62 96 -22 Q134 -16 118 20 Z";
  const foot = "M-110 20 Q-122 -2 -96 -12 Q-40 14 20 2 Q76 -8 122 8 Q124 14 118 20 Z";
  return at(x, y, [path(body, mood.cloud, { opacity: 0.9 }), path(foot, shade, { opacity: 0.55 })], { scale });
}

export function birds(stage: Stage, x: number, y: number, count = 5, size = 1): Svg {
  const { chance, tone } = stage;
  return Array.from({ length: count }, (_, index) => {
    const span = chance.between(11, 18) * size;
    const bx = x + index * 44 * size + chance.between(-12, 12);
    const by = y + chance.between(-34, 34) * size;
    return path(
      `M${bx - span} ${by - span * 0.35} Q${bx - span * 0.4} ${by - span * 0.7} ${bx} ${by} Q${bx + span * 0.4} ${by - span * 0.7} ${bx + span} ${by - span * 0.35}`,
      "none",
      { stroke: tone("#4a5a60"), width: 3.2 * size, opacity: 0.75 },
    );
  }).join("");
}

export function rain(stage: Stage, count = 150, slant = 26): Svg {
  const { chance } = stage;
  return Array.from({ length: count }, () => {
    const x = chance.between(-40, WIDE + 60);
    const y = chance.between(-40, HIGH);
    const length = chance.between(26, 60);
    return stroke([x, y, x - (slant * length) / 60, y + length], "#eaf3f4", 2.4, {
      opacity: chance.pick([0.22, 0.34, 0.48]),
    });
  }).join("");
}

export function snowfall(stage: Stage, count = 130): Svg {
  const { chance } = stage;
  return Array.from({ length: count }, () =>
    disc(chance.between(0, WIDE), chance.between(0, HIGH), chance.between(2.2, 6.5), "#ffffff", {
      opacity: chance.pick([0.55, 0.75, 0.95]),
    }),
  ).join("");
}

export function leavesFalling(stage: Stage, count = 34): Svg {
  const { chance, mood } = stage;
  return Array.from({ length: count }, () =>
    at(
      chance.between(0, WIDE),
      chance.between(140, HIGH - 20),
      path("M0 0 Q8 -10 18 0 Q8 10 0 0Z", lighter(chance.pick(mood.leaves), 0.05)),
      {
        turn: chance.between(0, 360),
        scale: chance.between(0.7, 1.4),
      },
    ),
  ).join("");
}
