import { CANAL, CREAM, darker, INK, lighter, MUSTARD, SKY } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, path, polygon, rect, type Svg, stroke } from "./svg.ts";

const wheel = (stage: Stage, x: number, r: number): Svg =>
  disc(x, -r, r, stage.tone("#26292a")) +
  disc(x, -r, r * 0.5, stage.tone("#b6bdbe")) +
  disc(x, -r, r * 0.16, stage.tone("#4a5052"));
const shade = (w: number): Svg => disc(0, 1, w, INK, { ry: 7, opacity: 0.17 });

const glassOf = (stage: Stage): string => (stage.mood.isDark ? "#ffe2a0" : stage.tone("#8db2ba"));

/** A low-floor tram, 640 long at scale 1. */
export function tram(stage: Stage, x: number, y: number, scale = 1, flip = false): Svg {
  const { tone, chance } = stage;
  const body = tone("#f3efe4");
  const glass = glassOf(stage);
  const panes = [-262, -176, -90, 24, 110, 196].map(
    (px, index) => rect(px, -138, 74, 62, glass, { r: 5 }) + (chance.is(0.7) ? rider(stage, px + 34, -78, index) : ""),
  );
  const doors = [-214, 62].map(
    (px) =>
      rect(px - 6, -146, 50, 126, darker(body, 0.12), { r: 4 }) +
      rect(px, -140, 17, 112, glass, { r: 3 }) +
      rect(px + 21, -140, 17, 112, glass, { r: 3 }),
  );
  return at(
    x,
    y,
    [
      shade(330),
      stroke([-30, -172, 10, -206, -20, -226], tone("#4a5052"), 4),
      stroke([-60, -227, 30, -227], tone("#4a5052"), 4),
      ...[-230, -170, 130, 190].map((wx) => disc(wx, -12, 14, tone("#26292a"))),
      path("M-318 -14 L-318 -130 Q-316 -164 -282 -164 L246 -164 Q292 -162 312 -104 L320 -50 Q322 -14 300 -14Z", body),
      rect(-300, -176, 540, 14, tone("#c9c6bc"), { r: 5 }),
      path("M-318 -54 L320 -54 L320 -40 Q322 -14 300 -14 L-318 -14Z", tone("#2d6d9c")),
      rect(-318, -60, 637, 7, tone(MUSTARD)),
      ...panes,
      ...doors,
      path("M270 -138 Q290 -132 304 -88 L306 -76 L262 -76 L262 -138Z", glass),
      disc(308, -36, 7, "#fff3c4"),
      rect(-6, -162, 10, 146, darker(body, 0.2), { opacity: 0.5 }),
    ],
    { scale, flip },
  );
}

function rider(stage: Stage, x: number, y: number, seed: number): Svg {
  const { tone } = stage;
  const coat = ["#df7a5e", "#0b6e66", "#7a4b63", "#e8b04a", "#3f7092", "#5e8d5a"][seed % 6] ?? "#df7a5e";
  const skin = ["#f3d0b3", "#a76e48", "#e9ba94", "#cb936a"][seed % 4] ?? "#f3d0b3";
  return (
    path(
      `M${x - 16} ${y + 2} Q${x - 16} ${y - 20} ${x} ${y - 20} Q${x + 16} ${y - 20} ${x + 16} ${y + 2}Z`,
      tone(coat),
    ) +
    disc(x, y - 30, 10, tone(skin)) +
    path(
      `M${x - 10} ${y - 31} Q${x - 10} ${y - 42} ${x} ${y - 42} Q${x + 11} ${y - 41} ${x + 10} ${y - 33} Q${x} ${y - 37} ${x - 10} ${y - 31}Z`,
      tone("#3a2a22"),
    )
  );
}

export function car(stage: Stage, x: number, y: number, scale = 1, colour = SKY, flip = false): Svg {
  const body = stage.tone(colour);
  return at(
    x,
    y,
    [
      shade(128),
      path(
        "M-126 -26 Q-128 -54 -96 -60 L-72 -64 Q-46 -104 -4 -104 L30 -104 Q62 -102 82 -66 Q124 -62 128 -42 L128 -26 Q126 -18 116 -18 L-116 -18 Q-126 -18 -126 -26Z",
        body,
      ),
      path("M-58 -66 Q-38 -94 -4 -94 L6 -94 L6 -66Z", glassOf(stage)),
      path("M16 -94 L30 -94 Q52 -92 66 -66 L16 -66Z", glassOf(stage)),
      rect(-126, -36, 254, 6, darker(body, 0.25), { opacity: 0.5 }),
      rect(-10, -58, 16, 4, darker(body, 0.3), { r: 2 }),
      disc(118, -46, 7, "#fff3c4"),
      rect(-127, -52, 9, 12, stage.tone("#b4472f"), { r: 2 }),
      wheel(stage, -74, 23),
      wheel(stage, 76, 23),
    ],
    { scale, flip },
  );
}

export function van(
  stage: Stage,
  x: number,
  y: number,
  scale = 1,
  colour = CANAL,
  more: { flip?: boolean; sign?: Svg } = {},
): Svg {
  const body = stage.tone(colour);
  return at(
    x,
    y,
    [
      shade(160),
      path(
        "M-158 -22 L-158 -150 Q-156 -164 -142 -164 L52 -164 Q96 -160 122 -96 L152 -84 Q162 -78 162 -60 L162 -22Z",
        body,
      ),
      path("M58 -148 Q88 -144 106 -98 L40 -98 L40 -148Z", glassOf(stage)),
      rect(28, -150, 4, 128, darker(body, 0.2)),
      rect(-158, -46, 320, 8, stage.tone(CREAM), { opacity: 0.85 }),
      at(-64, -98, more.sign ?? ""),
      disc(152, -58, 9, "#fff3c4"),
      rect(46, -82, 18, 5, darker(body, 0.35), { r: 2 }),
      wheel(stage, -98, 28),
      wheel(stage, 98, 28),
    ],
    { scale, flip: more.flip },
  );
}

/** A fire engine with its ladder and blue light. */
export function fireEngine(stage: Stage, x: number, y: number, scale = 1, flip = false): Svg {
  const { tone } = stage;
  const red = tone("#bb3f2c");
  const rungs = Array.from({ length: 12 }, (_, index) =>
    stroke([-190 + index * 24, -192, -190 + index * 24, -176], tone("#cfd5d5"), 3),
  );
  return at(
    x,
    y,
    [
      shade(232),
      rect(-230, -168, 310, 140, red, { r: 8 }),
      path("M84 -28 L84 -176 L180 -176 Q198 -174 206 -150 L226 -96 L226 -28Z", red),
      path("M110 -162 L176 -162 Q186 -160 192 -142 L204 -104 L110 -104Z", glassOf(stage)),
      ...[-214, -126, -38].map(
        (px) =>
          rect(px, -150, 76, 74, tone("#d9dcda"), { r: 4 }) +
          [0, 1, 2, 3, 4].map((line) => rect(px + 5, -142 + line * 14, 66, 3, tone("#9aa3a5"))).join(""),
      ),
      rect(-230, -66, 456, 12, tone("#f6f1dd")),
      rect(-230, -52, 456, 6, tone(MUSTARD)),
      stroke([-200, -192, 96, -192], tone("#cfd5d5"), 5),
      stroke([-200, -176, 96, -176], tone("#cfd5d5"), 5),
      ...rungs,
      rect(112, -192, 48, 14, "#4fa3e0", { r: 5 }),
      disc(136, -186, 40, "#6bb8f0", { opacity: 0.25 }),
      disc(216, -58, 9, "#fff3c4"),
      wheel(stage, -150, 33),
      wheel(stage, 150, 33),
    ],
    { scale, flip },
  );
}

/** A small digger with its arm raised. */
export function digger(stage: Stage, x: number, y: number, scale = 1, flip = false): Svg {
  const { tone } = stage;
  const yellow = tone("#e9ab3a");
  return at(
    x,
    y,
    [
      shade(150),
      rect(-110, -42, 190, 42, tone("#33383a"), { r: 21 }),
      ...[-84, -40, 4, 50].map((wx) => disc(wx, -21, 14, tone("#6b7375")) + disc(wx, -21, 5, tone("#33383a"))),
      rect(-100, -60, 170, 20, tone("#4a5052"), { r: 4 }),
      path("M-118 -60 L-118 -112 Q-114 -124 -100 -124 L-20 -124 L-20 -60Z", yellow),
      rect(-118, -84, 98, 8, darker(yellow, 0.25)),
      path("M-22 -60 L-22 -184 Q-20 -192 -10 -192 L44 -192 Q54 -190 58 -176 L66 -60Z", yellow),
      path("M-10 -180 L40 -180 L48 -112 L-10 -112Z", glassOf(stage)),
      stroke([60, -84, 156, -210, 236, -140], darker(yellow, 0.06), 22),
      stroke([60, -84, 156, -210, 236, -140], lighter(yellow, 0.2), 6),
      path("M218 -150 L262 -128 L256 -74 Q224 -66 206 -92Z", tone("#5a6164")),
      ...[212, 230, 248].map((tx) => polygon([tx, -80, tx + 5, -62, tx + 11, -80], tone("#8b9395"))),
    ],
    { scale, flip },
  );
}

/** A lorry that empties bins. */
export function binLorry(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone } = stage;
  const green = tone("#4d8a5b");
  return at(
    x,
    y,
    [
      shade(230),
      path("M-220 -30 L-236 -150 Q-232 -196 -180 -200 L60 -200 Q76 -198 76 -180 L76 -30Z", green),
      path("M-220 -30 L-236 -150 Q-232 -176 -214 -188 L-186 -30Z", darker(green, 0.22)),
      ...[0, 1, 2, 3].map((rib) => rect(-150 + rib * 54, -190, 8, 152, darker(green, 0.12))),
      path("M84 -30 L84 -172 L164 -172 Q182 -170 190 -140 L206 -92 L206 -30Z", tone(CREAM)),
      path("M104 -158 L160 -158 Q170 -156 176 -136 L186 -102 L104 -102Z", glassOf(stage)),
      rect(-236, -46, 442, 16, tone("#4a5052")),
      disc(198, -58, 9, "#fff3c4"),
      disc(-228, -120, 8, "#f3a53a"),
      wheel(stage, -140, 32),
      wheel(stage, -70, 32),
      wheel(stage, 140, 32),
    ],
    { scale },
  );
}
