import { darker, lighter, mix } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, path, polygon, rect, type Svg, stroke } from "./svg.ts";

export const arch = (x: number, y: number, w: number, h: number, fill: string): Svg =>
  path(
    `M${x - w / 2} ${y} L${x - w / 2} ${y - h * 0.6} Q${x - w / 2} ${y - h * 0.86} ${x} ${y - h} Q${x + w / 2} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.6} L${x + w / 2} ${y}Z`,
    fill,
  );

function pinnacles(x: number, y: number, w: number, colour: string, size = 1): Svg {
  return [-w / 2, w / 2]
    .map((dx) => polygon([x + dx - 6 * size, y, x + dx, y - 42 * size, x + dx + 6 * size, y], colour))
    .join("");
}

interface Face {
  wall: string;
  shade: string;
  dark: string;
  light: string;
}

const faceOf = (stage: Stage, colour: string, distance: number): Face => {
  const wall = stage.far(colour, distance);
  return {
    wall,
    shade: darker(wall, 0.13),
    dark: stage.mood.isDark ? mix("#ffd98a", wall, 0.25) : darker(wall, 0.32),
    light: lighter(wall, 0.14),
  };
};

/** The belfry: square shaft, corner turrets, slim spire with a dragon. */
function belfry(stage: Stage, distance: number): Svg {
  const f = faceOf(stage, "#b9a58a", distance);
  const roof = stage.far("#5d6b70", distance);
  return [
    rect(-44, -330, 88, 330, f.wall),
    rect(16, -330, 28, 330, f.shade),
    arch(-20, -60, 18, 80, f.dark),
    arch(20, -60, 18, 80, f.dark),
    arch(-20, -190, 18, 90, f.dark),
    arch(20, -190, 18, 90, f.dark),
    rect(-50, -250, 100, 8, f.light),
    rect(-50, -336, 100, 12, f.light),
    disc(0, -292, 17, f.light),
    disc(0, -292, 13, f.dark),
    ...[-42, 42].map((x) => rect(x - 9, -372, 18, 40, f.wall) + polygon([x - 12, -370, x, -418, x + 12, -370], roof)),
    polygon([-34, -336, -22, -412, 22, -412, 34, -336], roof),
    rect(-20, -452, 40, 40, f.wall),
    arch(0, -414, 16, 32, f.dark),
    polygon([-26, -450, 0, -560, 26, -450], roof),
    polygon([0, -560, 26, -450, 6, -450], darker(roof, 0.15)),
    disc(0, -566, 5, stage.far("#e8b04a", distance)),
    path("M0 -572 Q10 -586 22 -580 L34 -588 L28 -576 Q18 -566 0 -568Z", stage.far("#e8b04a", distance)),
  ].join("");
}

/** A church tower without spire, battlements on top, the nave beside it. */
function cathedral(stage: Stage, distance: number): Svg {
  const f = faceOf(stage, "#c0ad93", distance);
  const roof = stage.far("#66757a", distance);
  return [
    path("M40 0 L40 -170 L70 -250 L250 -250 L276 -170 L276 0Z", f.shade),
    polygon([46, -164, 74, -254, 246, -254, 270, -164], roof),
    ...[0, 1, 2, 3].map((bay) => arch(82 + bay * 52, -40, 22, 92, f.dark)),
    rect(-60, -400, 120, 400, f.wall),
    rect(22, -400, 38, 400, f.shade),
    ...[-60, 50].map((x) => rect(x, -400, 10, 400, f.light)),
    arch(0, -8, 40, 92, f.dark),
    arch(-22, -130, 22, 110, f.dark),
    arch(22, -130, 22, 110, f.dark),
    arch(-22, -270, 22, 110, f.dark),
    arch(22, -270, 22, 110, f.dark),
    rect(-66, -254, 132, 8, f.light),
    rect(-66, -408, 132, 14, f.light),
    pinnacles(0, -406, 112, f.wall, 1.25),
    pinnacles(0, -406, 44, f.wall, 0.8),
  ].join("");
}

/** A crossing tower with four corner turrets on a long nave. */
function nicholas(stage: Stage, distance: number): Svg {
  const f = faceOf(stage, "#a99f92", distance);
  const roof = stage.far("#5f7f7c", distance);
  return [
    path("M-190 0 L-190 -150 L-160 -226 L-40 -226 L-40 0Z", f.shade),
    polygon([-186, -146, -158, -230, -40, -230, -40, -146], roof),
    ...[0, 1].map((bay) => arch(-150 + bay * 60, -34, 24, 86, f.dark)),
    rect(-46, -330, 92, 330, f.wall),
    rect(14, -330, 32, 330, f.shade),
    arch(-20, -180, 20, 124, f.dark),
    arch(20, -180, 20, 124, f.dark),
    arch(0, -30, 34, 92, f.dark),
    rect(-50, -176, 100, 7, f.light),
    ...[-46, 46].map(
      (x) => rect(x - 11, -352, 22, 352, f.light) + polygon([x - 14, -350, x, -408, x + 14, -350], roof),
    ),
    polygon([-36, -330, 0, -424, 36, -330], roof),
  ].join("");
}

/** The three towers that every inhabitant of Gent knows. */
export function threeTowers(stage: Stage, x: number, foot: number, scale = 1, distance = 0.25): Svg {
  return at(
    x,
    foot,
    [
      at(300, 0, cathedral(stage, distance + 0.08)),
      at(10, 0, belfry(stage, distance + 0.03)),
      at(-260, 0, nicholas(stage, distance)),
    ],
    { scale },
  );
}

function battlement(x: number, y: number, w: number, colour: string): Svg {
  const count = Math.max(3, Math.round(w / 20));
  const step = w / (count * 2 - 1);
  return Array.from({ length: count }, (_, index) => rect(x + index * step * 2, y - 13, step, 14, colour)).join("");
}

/** The keep in the middle of the castle, its flag up. */
function donjon(stage: Stage, wall: string, shade: string): Svg[] {
  const keep = [
    rect(-96, -370, 192, 300, lighter(wall, 0.05)),
    rect(44, -370, 52, 300, shade),
    battlement(-104, -370, 208, wall),
    rect(-104, -372, 208, 12, wall),
    ...[-74, 74].map((kx) => rect(kx - 20, -412, 40, 60, wall) + battlement(kx - 22, -412, 44, wall)),
    ...[-52, 0, 52].map((kx) =>
      path(
        `M${kx - 10} -250 L${kx - 10} -280 Q${kx} -296 ${kx + 10} -280 L${kx + 10} -250Z`,
        stage.mood.isDark ? "#ffcf7d" : darker(wall, 0.5),
      ),
    ),
  ];
  const flag =
    stroke([0, -372, 0, -462], shade, 4) +
    path("M2 -460 Q26 -468 50 -456 L50 -430 Q26 -442 2 -434Z", stage.tone("#e8b04a"));
  return [...keep, flag];
}

/** The castle of the counts on its rock in the water. */
export function castle(stage: Stage, x: number, foot: number, scale = 1): Svg {
  const wall = stage.tone("#9c9384");
  const shade = darker(wall, 0.16);
  const slit = (sx: number, sy: number) => rect(sx - 3, sy, 6, 24, darker(wall, 0.5), { r: 3 });
  const turrets = [-250, -176, 176, 250].map((tx, index) => {
    const h = index % 3 ? 178 : 150;
    return (
      rect(tx - 32, -h, 64, h, index > 1 ? shade : wall) +
      rect(tx - 38, -h - 4, 76, 16, wall) +
      battlement(tx - 38, -h - 2, 76, wall) +
      slit(tx, -h + 40) +
      slit(tx, -h + 92)
    );
  });
  const gate = [
    rect(-60, -190, 120, 190, wall),
    battlement(-62, -190, 124, wall),
    path("M-26 0 L-26 -62 Q0 -96 26 -62 L26 0Z", darker(wall, 0.6)),
    stroke([-50, -120, 50, -120], shade, 6),
    slit(-34, -168),
    slit(34, -168),
  ];
  const stones = Array.from({ length: 46 }, () =>
    rect(
      stage.chance.between(-280, 262),
      stage.chance.between(-150, -8),
      stage.chance.between(12, 24),
      6,
      darker(wall, 0.3),
      { r: 2, opacity: 0.2 },
    ),
  );
  return at(
    x,
    foot,
    [
      ...donjon(stage, wall, shade),
      rect(-282, -120, 564, 120, darker(wall, 0.06)),
      battlement(-282, -120, 564, wall),
      ...turrets,
      ...gate,
      ...stones,
    ],
    { scale },
  );
}
