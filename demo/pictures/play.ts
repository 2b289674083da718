import { BRICK, CANAL, CREAM, darker, INK, lighter, MUSTARD, WOOD } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, path, polygon, rect, type Svg, stroke } from "./svg.ts";

const foot = (r: number): Svg => disc(0, 1, r, INK, { ry: r * 0.1, opacity: 0.15 });

/** A tower with a roof, a ladder and a slide. */
export function slideTower(stage: Stage, x: number, y: number, scale = 1, flip = false): Svg {
  const { tone } = stage;
  const wood = tone(WOOD);
  const rungs = [0, 1, 2, 3, 4].map((step) =>
    stroke([-96 + step * 9, -22 - step * 30, -64 + step * 7, -22 - step * 30], lighter(wood, 0.16), 6),
  );
  return at(
    x,
    y,
    [
      foot(200),
      stroke([-100, 0, -52, -170], wood, 8),
      stroke([-66, 0, -34, -170], wood, 8),
      ...rungs,
      rect(-48, -300, 10, 300, wood),
      rect(52, -300, 10, 300, darker(wood, 0.12)),
      rect(-52, -180, 118, 12, lighter(wood, 0.14)),
      rect(-48, -226, 40, 46, tone(CANAL), { r: 3 }),
      polygon([-74, -296, 7, -372, 88, -296], tone(BRICK)),
      polygon([7, -372, 88, -296, 34, -296], darker(tone(BRICK), 0.14)),
      path("M58 -182 Q110 -172 150 -90 Q176 -34 236 -26 L240 -8 Q164 -10 132 -80 Q100 -150 58 -160Z", tone(MUSTARD)),
      path(
        "M58 -182 Q110 -172 150 -90 Q176 -34 236 -26 L237 -20 Q170 -26 142 -88 Q106 -164 58 -174Z",
        lighter(tone(MUSTARD), 0.3),
      ),
    ],
    { scale, flip },
  );
}

/** A swing frame; the scene adds riders at seats(-60) and seats(60). */
export function swingFrame(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone } = stage;
  const steel = tone("#c7553a");
  return at(
    x,
    y,
    [
      foot(170),
      stroke([-170, 0, -130, -260, -92, 0], steel, 10),
      stroke([92, 0, 130, -260, 170, 0], steel, 10),
      stroke([-134, -260, 134, -260], darker(steel, 0.1), 11),
      stroke([-72, -258, -110, -84], tone("#5a6164"), 3),
      stroke([-40, -258, -78, -72], tone("#5a6164"), 3),
      polygon([-118, -84, -70, -70, -72, -62, -120, -76], tone("#33383a")),
      stroke([44, -258, 44, -68], tone("#5a6164"), 3),
      stroke([80, -258, 80, -68], tone("#5a6164"), 3),
      rect(36, -70, 52, 8, tone("#33383a"), { r: 3 }),
    ],
    { scale },
  );
}

export function seesaw(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone } = stage;
  return at(
    x,
    y,
    [
      foot(140),
      polygon([-22, 0, 0, -46, 22, 0], tone("#3f7092")),
      stroke([-136, -22, 136, -78], tone(MUSTARD), 12),
      stroke([-112, -28, -116, -58], tone("#33383a"), 6),
      stroke([112, -74, 108, -104], tone("#33383a"), 6),
    ],
    { scale },
  );
}

export function sandpit(stage: Stage, x: number, y: number, w = 300): Svg {
  const { tone } = stage;
  return [
    disc(x, y, w / 2, tone("#b68a5a"), { ry: w * 0.14 }),
    disc(x, y - 4, w / 2 - 12, tone("#ecd6a4"), { ry: w * 0.14 - 9 }),
    path(`M${x - 60} ${y - 2} Q${x - 30} ${y - 46} ${x} ${y - 2}Z`, tone("#f5e4ba")),
    polygon([x + 40, y - 24, x + 68, y - 24, x + 63, y, x + 45, y], tone(BRICK)),
    path(`M${x + 40} ${y - 24} Q${x + 54} ${y - 48} ${x + 68} ${y - 24}`, "none", { stroke: tone(CREAM), width: 3 }),
    stroke([x + 92, y - 4, x + 108, y - 34], tone(CANAL), 5),
  ].join("");
}

/** Concrete quarter pipes and a rail for boards and scooters. */
export function skateBowl(stage: Stage, y: number): Svg {
  const grey = stage.tone("#d6d3ca");
  return [
    path(`M-20 ${y} L-20 ${y - 190} L150 ${y - 190} Q190 ${y - 30} 420 ${y - 6} L420 ${y}Z`, grey),
    path(`M150 ${y - 190} Q190 ${y - 30} 420 ${y - 6} L420 ${y} Q170 ${y - 16} 128 ${y - 190}Z`, darker(grey, 0.16)),
    stroke([-20, y - 190, 150, y - 190], stage.tone("#6b7375"), 8),
    path(`M1620 ${y} L1620 ${y - 240} L1450 ${y - 240} Q1410 ${y - 36} 1160 ${y - 6} L1160 ${y}Z`, lighter(grey, 0.08)),
    path(
      `M1450 ${y - 240} Q1410 ${y - 36} 1160 ${y - 6} L1160 ${y} Q1430 ${y - 20} 1474 ${y - 240}Z`,
      darker(grey, 0.1),
    ),
    stroke([1450, y - 240, 1620, y - 240], stage.tone("#6b7375"), 8),
    path(`M640 ${y} L690 ${y - 62} L900 ${y - 62} L950 ${y}Z`, lighter(grey, 0.05)),
    path(`M640 ${y} L690 ${y - 62} L712 ${y - 62} L668 ${y}Z`, darker(grey, 0.14)),
    stroke([700, y - 96, 890, y - 96], stage.tone(BRICK), 8),
    stroke([730, y - 62, 730, y - 96], stage.tone("#6b7375"), 6),
    stroke([860, y - 62, 860, y - 96], stage.tone("#6b7375"), 6),
  ].join("");
}

export const skateboard = (stage: Stage): Svg =>
  path("M-24 -8 Q-20 -4 -14 -5 L14 -5 Q20 -4 24 -8", "none", { stroke: stage.tone(MUSTARD), width: 4 }) +
  disc(-12, -1, 3, INK) +
  disc(12, -1, 3, INK);

export function goal(stage: Stage, x: number, y: number, scale = 1, flip = false): Svg {
  const white = stage.tone("#fbfaf6");
  const net = Array.from({ length: 9 }, (_, index) =>
    stroke([-84 + index * 21, -116, -96 + index * 23, -4], white, 1.4, { opacity: 0.6 }),
  ).concat(
    [0, 1, 2, 3, 4].map((line) => stroke([-88, -100 + line * 22, 88, -100 + line * 22], white, 1.4, { opacity: 0.6 })),
  );
  return at(x, y, [foot(100), ...net, stroke([-90, 0, -90, -120, 90, -120, 90, 0], white, 7)], { scale, flip });
}

export const ball = (stage: Stage, x: number, y: number, r = 15): Svg =>
  disc(x, y + 1, r, INK, { ry: 3, opacity: 0.2 }) +
  disc(x, y - r, r, stage.tone("#fbfaf6")) +
  disc(x - r * 0.2, y - r * 1.1, r * 0.36, stage.tone("#2c3436")) +
  disc(x + r * 0.62, y - r * 0.7, r * 0.22, stage.tone("#2c3436"));

/** A big wheel of a fair. */
export function bigWheel(stage: Stage, x: number, y: number, r = 250): Svg {
  const { tone, mood } = stage;
  const hub = y - r - 70;
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const turn = (index * Math.PI) / 6;
    const [ex, ey] = [x + Math.cos(turn) * r, hub + Math.sin(turn) * r];
    const cabin = tone(["#b4472f", "#e8b04a", "#0b6e66", "#3f7092", "#d68fa2", "#f1ebdf"][index % 6] ?? BRICK);
    return (
      stroke([x, hub, ex, ey], tone("#a9b1b1"), 4) +
      path(
        `M${ex - 24} ${ey + 8} L${ex + 24} ${ey + 8} Q${ex + 24} ${ey + 40} ${ex} ${ey + 40} Q${ex - 24} ${ey + 40} ${ex - 24} ${ey + 8}Z`,
        cabin,
      ) +
      path(`M${ex - 28} ${ey - 8} Q${ex} ${ey - 30} ${ex + 28} ${ey - 8}Z`, darker(cabin, 0.12)) +
      stroke([ex, ey - 20, ex, ey + 10], tone("#6b7375"), 3) +
      (mood.isDark ? disc(ex, ey, 6, "#ffe2a0") : "")
    );
  });
  return [
    stroke([x - 150, y, x, hub, x + 150, y], tone("#7d898d"), 15),
    disc(x, hub, r, "none", { stroke: tone("#e4ded2"), width: 9 }),
    disc(x, hub, r - 24, "none", { stroke: tone("#e4ded2"), width: 4 }),
    ...spokes,
    disc(x, hub, 24, tone(MUSTARD)),
    disc(x, hub, 11, tone(BRICK)),
  ].join("");
}

/** A round stage with a roof, for a band in the park. */
export function bandstand(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone } = stage;
  const posts = [-150, -76, 76, 150].map((px) => rect(px - 6, -220, 12, 180, tone(CREAM)));
  return at(
    x,
    y,
    [
      foot(210),
      rect(-186, -44, 372, 44, tone("#a98f76"), { r: 4 }),
      rect(-194, -52, 388, 12, tone("#c9b596"), { r: 4 }),
      ...posts,
      path("M-206 -216 Q-120 -300 0 -318 Q120 -300 206 -216Z", tone(CANAL)),
      path("M0 -318 Q120 -300 206 -216 L90 -216 Q60 -290 0 -318Z", darker(tone(CANAL), 0.14)),
      rect(-206, -222, 412, 14, tone(CREAM), { r: 4 }),
      disc(0, -326, 11, tone(MUSTARD)),
      ...Array.from({ length: 13 }, (_, index) =>
        disc(-192 + index * 32, -202, 9, tone(index % 2 ? CREAM : MUSTARD), { ry: 11 }),
      ),
    ],
    { scale },
  );
}
