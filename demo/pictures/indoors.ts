import { CANAL, CREAM, darker, lighter, MUSTARD, mix, WOOD } from "./colour.ts";
import { skyline } from "./houses.ts";
import type { Stage } from "./stage.ts";
import { at, disc, fade, glow, path, polygon, rect, type Svg, stroke, WIDE } from "./svg.ts";

/** A room seen from the front: wall, skirting board, floor. */
export function room(stage: Stage, wall: string, floor: string, line = 720): Svg {
  const { tone } = stage;
  const boards = Array.from({ length: 13 }, (_, index) => {
    const x = -200 + index * 165;
    return stroke([x + (800 - x) * 0.1, line, x - (800 - x) * 0.35, 1000], darker(tone(floor), 0.18), 2, {
      opacity: 0.5,
    });
  });
  return [
    fade(0, 0, WIDE, line, [tone(lighter(wall, 0.06)), tone(darker(wall, 0.05))]),
    fade(0, line, WIDE, 1000 - line, [tone(darker(floor, 0.1)), tone(lighter(floor, 0.06))]),
    ...boards,
    rect(0, line - 26, WIDE, 26, tone(lighter(wall, 0.5))),
    rect(0, line - 2, WIDE, 4, darker(tone(floor), 0.3), { opacity: 0.5 }),
  ].join("");
}

/** A tall window with roofs and sky outside. */
export function windowView(stage: Stage, x: number, y: number, w: number, h: number): Svg {
  const { tone, mood } = stage;
  const clip = `w${Math.round(x)}x${Math.round(y)}`;
  const frame = tone("#fbf7ec");
  const view = [
    fade(x, y, w, h, mood.sky),
    at(0, 0, skyline(stage, y + h + 6, 0.35, h * 0.34)),
    mood.isDark ? "" : disc(x + w * 0.74, y + h * 0.15, h * 0.07, "#fff6d8"),
  ];
  return [
    `<clipPath id="${clip}">${rect(x, y, w, h, "#000")}</clipPath>`,
    rect(x - 16, y - 16, w + 32, h + 32, frame, { r: 3 }),
    `<g clip-path="url(#${clip})">${view.join("")}</g>`,
    polygon([x, y + h * 0.6, x, y, x + w * 0.5, y], "#ffffff", { opacity: 0.12 }),
    rect(x + w / 2 - 5, y, 10, h, frame),
    rect(x, y + h * 0.3, w, 8, frame),
    rect(x - 30, y + h + 14, w + 60, 14, tone("#e9dfca"), { r: 3 }),
  ].join("");
}

const SPINES = [
  "#b4472f",
  "#e8b04a",
  "#0b6e66",
  "#3f7092",
  "#7a4b63",
  "#f1ebdf",
  "#5e8d5a",
  "#d68fa2",
  "#27434c",
  "#c9714f",
];

/** A case full of books, with a gap or a plant here and there. */
export function bookcase(stage: Stage, x: number, y: number, w: number, shelves: number): Svg {
  const { tone, chance } = stage;
  const wood = tone(WOOD);
  const h = shelves * 92 + 16;
  const parts = [
    rect(x, y - h, w, h, darker(wood, 0.35)),
    ...Array.from({ length: shelves + 1 }, (_, shelf) => rect(x - 4, y - h + shelf * 92, w + 8, 13, wood)),
  ];
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const base = y - h + (shelf + 1) * 92;
    for (let bx = x + 9; bx < x + w - 22; ) {
      if (chance.is(0.05)) {
        parts.push(pot(stage, bx + 22, base, 0.4));
        bx += 46;
        continue;
      }
      const bw = chance.between(9, 20);
      const bh = chance.between(48, 70);
      const colour = tone(chance.pick(SPINES));
      parts.push(
        chance.is(0.06)
          ? at(bx + 8, base, rect(0, -bh, bw, bh, colour, { r: 1 }), { turn: 9 })
          : rect(bx, base - bh, bw, bh, colour, { r: 1 }) +
              rect(bx + 2, base - bh + 9, bw - 4, 4, lighter(colour, 0.5), { opacity: 0.7 }),
      );
      bx += bw + 2;
    }
  }
  return [
    ...parts,
    rect(x - 6, y - h, 10, h, lighter(wood, 0.08)),
    rect(x + w - 4, y - h, 10, h, darker(wood, 0.1)),
  ].join("");
}

/** A plant in a pot, 200 high at scale 1. */
export function pot(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone } = stage;
  const leaf = tone("#5d9163");
  const blades = [-52, -30, -10, 12, 34, 54].map((turn, index) =>
    at(0, -56, path("M0 0 Q-22 -66 0 -136 Q22 -66 0 0Z", index % 2 ? leaf : lighter(leaf, 0.14)), { turn }),
  );
  return at(
    x,
    y,
    [
      ...blades,
      polygon([-36, -66, 36, -66, 27, 0, -27, 0], tone("#c4734f")),
      rect(-40, -72, 80, 13, tone("#d58a63"), { r: 3 }),
    ],
    { scale },
  );
}

export function pendant(stage: Stage, x: number, length: number, colour = MUSTARD): Svg {
  return [
    glow(x, length + 30, 210, "#fff0c0", 0.5),
    stroke([x, 0, x, length - 20], stage.tone("#3d3a38"), 3),
    path(
      `M${x - 58} ${length + 22} Q${x - 50} ${length - 26} ${x} ${length - 28} Q${x + 50} ${length - 26} ${x + 58} ${length + 22}Z`,
      stage.tone(colour),
    ),
    disc(x, length + 23, 22, "#fff6d8", { ry: 9 }),
  ].join("");
}

export function table(stage: Stage, x: number, y: number, w: number, h = 130, colour = "#e6cda2", cloth = ""): Svg {
  const wood = stage.tone(colour);
  return [
    disc(x, y + 2, w * 0.52, "#1f2a2a", { ry: 12, opacity: 0.14 }),
    ...[-0.44, 0.42].map((share) => rect(x + w * share, y - h, 15, h, darker(wood, 0.2))),
    cloth
      ? path(
          `M${x - w / 2 - 6} ${y - h + 8} L${x + w / 2 + 6} ${y - h + 8} L${x + w / 2 + 16} ${y - h * 0.3} Q${x} ${y - h * 0.22} ${x - w / 2 - 16} ${y - h * 0.3}Z`,
          stage.tone(cloth),
        )
      : "",
    rect(x - w / 2 - 12, y - h - 6, w + 24, 22, wood, { r: 4 }),
    rect(x - w / 2 - 12, y - h - 6, w + 24, 7, lighter(wood, 0.2), { r: 3 }),
  ].join("");
}

/** A board with coloured notes, for evenings where everyone may say something. */
export function noteBoard(stage: Stage, x: number, y: number, w: number, h: number): Svg {
  const { tone, chance } = stage;
  const notes: Svg[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < Math.floor(w / 84); column += 1) {
      if (chance.is(0.28)) continue;
      const colour = tone(chance.pick(["#f2cf5b", "#f0a58f", "#a9d2c4", "#d9c3e0", "#bcd6ea"]));
      const note = [
        rect(0, 0, 56, 50, colour),
        stroke([9, 15, 45, 15], darker(colour, 0.3), 2.6),
        stroke([9, 26, 38, 26], darker(colour, 0.3), 2.6),
        stroke([9, 37, 42, 37], darker(colour, 0.3), 2.6),
      ];
      notes.push(at(x + 22 + column * 84, y + 18 + (row * (h - 36)) / 4, note, { turn: chance.between(-6, 6) }));
    }
  }
  return [rect(x - 10, y - 10, w + 20, h + 20, tone(WOOD), { r: 6 }), rect(x, y, w, h, tone("#fbf8ef")), ...notes].join(
    "",
  );
}

/** A picture in a frame: a small landscape of colours. */
export function framed(stage: Stage, x: number, y: number, w: number, h: number, colour = CANAL): Svg {
  const { tone } = stage;
  return [
    rect(x - 9, y - 9, w + 18, h + 18, tone("#5d4a3c"), { r: 2 }),
    rect(x, y, w, h, tone(CREAM)),
    path(
      `M${x} ${y + h} L${x} ${y + h * 0.6} Q${x + w * 0.3} ${y + h * 0.3} ${x + w * 0.55} ${y + h * 0.62} T${x + w} ${y + h * 0.5} L${x + w} ${y + h}Z`,
      tone(colour),
    ),
    disc(x + w * 0.7, y + h * 0.3, h * 0.12, tone(MUSTARD)),
  ].join("");
}

/** A service desk with a screen. */
export function counter(stage: Stage, x: number, y: number, w: number, colour = CANAL): Svg {
  const front = stage.tone(colour);
  return [
    rect(x - w / 2, y - 150, w, 150, front, { r: 4 }),
    ...Array.from({ length: Math.floor(w / 70) }, (_, index) =>
      rect(x - w / 2 + 20 + index * 70, y - 124, 50, 104, lighter(front, 0.1), { r: 4 }),
    ),
    rect(x - w / 2 - 14, y - 164, w + 28, 20, stage.tone("#e6d5b4"), { r: 4 }),
  ].join("");
}

export function laptop(stage: Stage, x: number, y: number, scale = 1): Svg {
  const grey = stage.tone("#6b777b");
  return at(
    x,
    y,
    [
      polygon([-44, -4, -36, -62, 44, -62, 38, -4], grey),
      polygon([-34, -10, -29, -55, 36, -55, 31, -10], mix(stage.tone("#bfe0d6"), "#ffffff", 0.3)),
      rect(-52, -6, 98, 7, darker(grey, 0.2), { r: 3 }),
    ],
    { scale },
  );
}

/** A wall of tools on hooks. */
export function toolWall(stage: Stage, x: number, y: number, w: number, h: number): Svg {
  const { tone, chance } = stage;
  const tools = Array.from({ length: Math.floor(w / 58) * 2 }, (_, index) => {
    const tx = x + 36 + (index % Math.floor(w / 58)) * 58;
    const ty = y + 40 + Math.floor(index / Math.floor(w / 58)) * (h / 2);
    const steel = tone("#8b979b");
    const grip = tone(chance.pick(["#b4472f", "#e8b04a", "#0b6e66", "#3f7092"]));
    const kind = index % 4;
    if (kind === 0)
      return (
        rect(tx - 5, ty, 10, 46, steel, { r: 3 }) +
        path(
          `M${tx - 14} ${ty - 12} L${tx - 14} ${ty + 8} L${tx + 14} ${ty + 8} L${tx + 14} ${ty - 12} L${tx + 5} ${ty - 4} L${tx - 5} ${ty - 4}Z`,
          steel,
        ) +
        rect(tx - 6, ty + 36, 12, 36, grip, { r: 4 })
      );
    if (kind === 1)
      return rect(tx - 4, ty - 8, 8, 58, tone(WOOD), { r: 3 }) + rect(tx - 22, ty - 14, 44, 19, steel, { r: 3 });
    if (kind === 2) return rect(tx - 2.5, ty - 6, 5, 46, steel) + rect(tx - 8, ty + 34, 16, 38, grip, { r: 5 });
    return disc(tx, ty + 22, 26, "none", { stroke: tone("#2c2f30"), width: 6 }) + disc(tx, ty + 22, 4, steel);
  });
  return [
    rect(x, y, w, h, tone("#d9c4a0"), { r: 4 }),
    rect(x, y, w, h, "none", { stroke: tone("#b99a6a"), width: 6, r: 4 }),
    ...tools,
  ].join("");
}

/** A sewing machine on a table. */
export function sewingMachine(stage: Stage, x: number, y: number, scale = 1): Svg {
  const body = stage.tone("#4f8f8a");
  return at(
    x,
    y,
    [
      rect(-56, -12, 116, 13, darker(body, 0.2), { r: 4 }),
      path(
        "M-44 -12 L-44 -62 Q-42 -78 -26 -78 L44 -78 Q58 -76 58 -60 L58 -12 L34 -12 L34 -50 L-26 -50 L-26 -12Z",
        body,
      ),
      disc(58, -54, 11, stage.tone(MUSTARD)),
      stroke([-35, -12, -35, -2], stage.tone("#6b7375"), 3),
      disc(8, -84, 7, stage.tone("#b4472f"), { ry: 9 }),
      polygon([-70, 0, -30, 0, -18, 14, -84, 16], stage.tone("#d68fa2")),
    ],
    { scale },
  );
}
