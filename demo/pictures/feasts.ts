import { BRICK, CANAL, CREAM, darker, INK, lighter, MUSTARD } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { foot } from "./street-things.ts";
import { at, disc, glow, path, polygon, rect, type Svg, stroke } from "./svg.ts";

/** A stall with a striped canopy and crates full of colour. */
export function stall(
  stage: Stage,
  x: number,
  y: number,
  scale = 1,
  more: { canopy?: string; goods?: readonly string[] } = {},
): Svg {
  const { tone, chance, mood } = stage;
  const canopy = tone(more.canopy ?? chance.pick([BRICK, CANAL, "#e8b04a", "#27434c", "#7a4b63"]));
  const goods = more.goods ?? ["#df7a5e", "#e8b04a", "#86ab5e", "#b9583f", "#7a4b63", "#f2cf5b"];
  const valance = Array.from({ length: 10 }, (_, index) =>
    path(
      `M${-140 + index * 28} -176 L${-112 + index * 28} -176 L${-112 + index * 28} -154 Q${-126 + index * 28} -140 ${-140 + index * 28} -154Z`,
      index % 2 ? tone(CREAM) : canopy,
    ),
  );
  const crates = Array.from({ length: 5 }, (_, index) => {
    const left = -124 + index * 50;
    const colour = tone(goods[index % goods.length] ?? "#df7a5e");
    const fruit = Array.from({ length: 9 }, (_ignored, item) =>
      disc(left + 7 + (item % 5) * 8.6, -70 - Math.floor(item / 5) * 7, 5.6, item % 3 ? colour : lighter(colour, 0.18)),
    );
    return fruit.join("") + polygon([left, -66, left + 46, -66, left + 43, -44, left + 3, -44], tone("#c08a57"));
  });
  return at(
    x,
    y,
    [
      disc(0, 2, 160, INK, { ry: 11, opacity: 0.15 }),
      rect(-132, -170, 7, 170, tone("#7b6a58")),
      rect(125, -170, 7, 170, tone("#7b6a58")),
      mood.isDark ? glow(0, -110, 190, "#ffcf7d", 0.55) : "",
      ...crates,
      rect(-138, -46, 276, 46, tone("#8f6b4a")),
      rect(-138, -46, 276, 8, tone("#a98258")),
      ...[-92, -46, 0, 46, 92].map((line) => rect(line, -38, 2, 38, tone("#6f5238"))),
      polygon([-120, -222, 120, -222, 140, -174, -140, -174], canopy),
      ...[0, 1, 2, 3, 4].map((index) =>
        polygon(
          [-96 + index * 48, -222, -72 + index * 48, -222, -84 + index * 56, -174, -112 + index * 56, -174],
          tone(CREAM),
        ),
      ),
      ...valance,
    ],
    { scale },
  );
}

const FLAGS = ["#b4472f", "#e8b04a", "#0b6e66", "#f1ebdf", "#3f7092", "#d68fa2"];

/** Bunting that hangs between two points. */
export function bunting(stage: Stage, from: readonly [number, number], to: readonly [number, number], sag = 60): Svg {
  const flags = Math.round(Math.abs(to[0] - from[0]) / 46);
  const point = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  const line = stroke(Array.from({ length: 21 }, (_, index) => point(index / 20)).flat(), stage.tone("#6b6258"), 2.4);
  return (
    line +
    Array.from({ length: flags }, (_, index) => {
      const [x, y] = point((index + 0.5) / flags);
      return polygon([x - 15, y, x + 15, y, x, y + 34], stage.tone(FLAGS[index % FLAGS.length] ?? BRICK));
    }).join("")
  );
}

/** A string of lamps, lit after dark. */
export function lightString(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  sag = 60,
  count = 12,
): Svg {
  const point = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  const cord = stroke(Array.from({ length: 21 }, (_, index) => point(index / 20)).flat(), stage.tone("#3d3a38"), 2.4);
  return (
    cord +
    Array.from({ length: count }, (_, index) => {
      const [x, y] = point((index + 0.5) / count);
      return (
        (stage.mood.isDark ? glow(x, y + 9, 46, "#ffd98a", 0.6) : "") +
        disc(x, y + 9, 8, stage.mood.isDark ? "#fff2c9" : stage.tone("#f3e3b5")) +
        rect(x - 3, y, 6, 5, stage.tone("#3d3a38"))
      );
    }).join("")
  );
}

/** A parasol table with two chairs. */
export function terraceTable(stage: Stage, x: number, y: number, colour: string, scale = 1): Svg {
  const { tone } = stage;
  const cloth = tone(colour);
  const chair = (side: number) =>
    stroke([side * 62, 0, side * 58, -44, side * 34, -44, side * 36, 0], tone("#5d4a3c"), 4.6) +
    stroke([side * 58, -44, side * 66, -92], tone("#5d4a3c"), 4.6);
  return at(
    x,
    y,
    [
      foot(84),
      chair(-1),
      chair(1),
      rect(-3, -230, 6, 230, tone("#6b5a4a")),
      rect(-40, -66, 80, 7, tone("#d8c3a0"), { r: 3 }),
      disc(-16, -74, 6, tone("#a9583c")),
      rect(8, -80, 10, 14, tone("#e8b04a"), { r: 2 }),
      path(
        "M-112 -206 Q0 -292 112 -206 Q92 -196 74 -206 Q56 -194 37 -206 Q18 -194 0 -206 Q-18 -194 -37 -206 Q-56 -194 -74 -206 Q-92 -196 -112 -206Z",
        cloth,
      ),
      path("M0 -250 Q50 -246 74 -206 Q56 -194 37 -206 Q24 -238 0 -250Z", darker(cloth, 0.14)),
      path("M0 -250 Q-50 -246 -74 -206 Q-56 -194 -37 -206 Q-24 -238 0 -250Z", lighter(cloth, 0.2)),
    ],
    { scale },
  );
}

export function christmasTree(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone, chance } = stage;
  const green = tone("#2f6b52");
  const tiers = [0, 1, 2, 3, 4].map((tier) => {
    const top = -420 + tier * 70;
    const half = 44 + tier * 27;
    return path(
      `M0 ${top} Q${half * 0.5} ${top + 74} ${half} ${top + 104} Q0 ${top + 122} ${-half} ${top + 104} Q${-half * 0.5} ${top + 74} 0 ${top}Z`,
      tier % 2 ? darker(green, 0.1) : green,
    );
  });
  const balls = Array.from({ length: 34 }, () => {
    const level = chance.next();
    const by = -380 + level * 350;
    const bx = chance.between(-1, 1) * (14 + level * 118);
    const colour = chance.pick(["#e8b04a", "#df7a5e", "#fff0c2", "#d68fa2"]);
    return (stage.mood.isDark ? glow(bx, by, 24, "#ffe2a0", 0.5) : "") + disc(bx, by, 6.4, colour);
  });
  return at(
    x,
    y,
    [
      foot(120),
      rect(-14, -40, 28, 40, tone("#6d4a35")),
      ...tiers.reverse(),
      ...balls,
      polygon(
        [0, -452, 8, -430, 30, -428, 12, -414, 19, -392, 0, -406, -19, -392, -12, -414, -30, -428, -8, -430],
        "#ffd76b",
      ),
    ],
    { scale },
  );
}

/** A long table with cloth, dishes and pans; the scene puts people behind and in front of it. */
export function longTable(stage: Stage, x: number, y: number, w: number, cloth = "#f6f0e2"): Svg {
  const { tone, chance } = stage;
  const dishes = Array.from({ length: Math.round(w / 62) }, (_, index) => {
    const dx = x - w / 2 + 34 + index * 62;
    const kind = chance.whole(0, 3);
    if (kind === 0)
      return (
        path(`M${dx - 20} ${y - 92} Q${dx} ${y - 66} ${dx + 20} ${y - 92}Z`, tone("#3f7092")) +
        disc(dx, y - 92, 20, tone("#df9a4e"), { ry: 6 })
      );
    if (kind === 1)
      return rect(dx - 7, y - 112, 14, 28, tone("#86ab5e"), { r: 4 }) + rect(dx - 3, y - 124, 6, 14, tone("#86ab5e"));
    if (kind === 2)
      return disc(dx, y - 88, 24, tone("#fbfaf6"), { ry: 7 }) + disc(dx, y - 91, 13, tone(MUSTARD), { ry: 5 });
    return (
      disc(dx - 8, y - 95, 8, tone("#b4472f")) +
      disc(dx + 7, y - 94, 8, tone("#86ab5e")) +
      disc(dx, y - 101, 7, tone("#e8b04a"))
    );
  });
  const folds = Array.from({ length: Math.round(w / 90) }, (_, index) =>
    path(`M${x - w / 2 + 44 + index * 90} ${y - 80} q6 30 -4 52`, "none", {
      stroke: darker(tone(cloth), 0.14),
      width: 3,
      opacity: 0.6,
    }),
  );
  return [
    disc(x, y + 2, w * 0.53, INK, { ry: 12, opacity: 0.15 }),
    ...[-0.44, -0.15, 0.15, 0.44].map((share) => rect(x + w * share - 5, y - 40, 10, 40, tone("#7b6248"))),
    rect(x - w / 2, y - 86, w, 12, tone(lighter(cloth, 0.3)), { r: 4 }),
    path(
      `M${x - w / 2} ${y - 80} L${x + w / 2} ${y - 80} L${x + w / 2 + 8} ${y - 26} Q${x} ${y - 18} ${x - w / 2 - 8} ${y - 26}Z`,
      tone(cloth),
    ),
    ...folds,
    ...dishes,
  ].join("");
}
