import { darker, INK, lighter, MUSTARD, WOOD } from "./colour.ts";
import { figure, type Person, type Pose, somebody } from "./people.ts";
import type { Stage } from "./stage.ts";
import { at, disc, path, polygon, rect, type Svg, stroke } from "./svg.ts";

const FRAMES = ["#0b6e66", "#b4472f", "#27434c", "#e8b04a", "#3f7092", "#7a4b63", "#5e8d5a"];

function wheel(stage: Stage, x: number, r: number): Svg {
  const { tone } = stage;
  const spokes = [0, 30, 60, 90, 120, 150].map((turn) => {
    const dx = Math.cos((turn * Math.PI) / 180) * r;
    const dy = Math.sin((turn * Math.PI) / 180) * r;
    return stroke([x - dx, -r - dy, x + dx, -r + dy], tone("#a9b1b1"), 0.7);
  });
  return [
    disc(x, -r, r - 1.5, "none", { stroke: tone("#2c2f30"), width: 3.6 }),
    ...spokes,
    disc(x, -r, 2.6, tone("#6b7375")),
  ].join("");
}

export interface Bike {
  frame?: string;
  basket?: boolean;
  lamp?: boolean;
  small?: boolean;
}

/** A city bike, 100 long at scale 1, wheels standing on 0,0, riding to the right. */
export function bike(stage: Stage, more: Bike = {}): Svg {
  const frame = stage.tone(more.frame ?? stage.chance.pick(FRAMES));
  const dark = stage.tone("#2c2f30");
  const r = 19;
  const parts = [
    wheel(stage, -31, r),
    wheel(stage, 31, r),
    stroke([-31, -19, -4, -17, -12, -44, -31, -19], frame, 3.4),
    stroke([-12, -42, 22, -46, -4, -17], frame, 3.6),
    stroke([31, -19, 21, -56], frame, 3.6),
    stroke([21, -56, 12, -60, 6, -58], dark, 3),
    stroke([-14, -44, -15, -50], dark, 3),
    path("M-24 -52 Q-15 -56 -6 -51 Q-14 -48 -24 -50Z", dark),
    disc(-4, -17, 5, "none", { stroke: dark, width: 2.2 }),
    path("M-52 -26 Q-50 -41 -31 -41 Q-16 -40 -12 -26", "none", { stroke: lighter(frame, 0.15), width: 2.4 }),
    stroke([-46, -41, -20, -41], dark, 2.2),
  ];
  if (more.basket)
    parts.push(
      path("M18 -66 L42 -66 L39 -48 L22 -48Z", stage.tone(WOOD)),
      stroke([19, -60, 41, -60], darker(stage.tone(WOOD), 0.25), 1.4),
    );
  if (more.lamp || stage.mood.isDark)
    parts.push(
      disc(27, -52, 3.4, "#fff3c4"),
      more.lamp ? polygon([28, -54, 150, -78, 150, 4, 28, -49], "#fff0b8", { opacity: 0.26 }) : "",
    );
  return at(0, 0, parts, { scale: more.small ? 0.72 : 1 });
}

const RIDING: Pose = { back: [58, 74], front: [56, 76], legBack: [28, -22], legFront: [64, 6], lean: 10, sink: 0 };

/** Someone on a bike; about 120 high at scale 1. */
export function cyclist(
  stage: Stage,
  x: number,
  y: number,
  scale = 1.6,
  more: Bike & { flip?: boolean; who?: Partial<Person>; helmet?: boolean } = {},
): Svg {
  const who = somebody(stage, more.who);
  const rider = figure(stage, { ...who, dress: who.dress === "coat" ? "trousers" : who.dress }, RIDING).svg;
  const seat = more.small ? -2 : -8;
  const helmet = more.helmet ? at(7.6, -98, path("M-11 1 Q-12 -13 1 -13 Q14 -13 13 1Z", stage.tone(MUSTARD))) : "";
  return at(
    x,
    y,
    [
      disc(0, 1, 56, INK, { ry: 4, opacity: 0.15 }),
      bike(stage, more),
      at(-14, seat, [rider.replace(/<ellipse[^>]*fill-opacity="0.16"\/>/, ""), helmet], {
        scale: more.small ? 0.78 : 1,
      }),
    ],
    { scale, flip: more.flip },
  );
}

/** A cargo bike with a box in front; riders in the box look over the edge. */
export function cargoBike(
  stage: Stage,
  x: number,
  y: number,
  scale = 1.6,
  more: { flip?: boolean; load?: Svg; hasRider?: boolean; who?: Partial<Person> } = {},
): Svg {
  const { tone } = stage;
  const wood = tone("#c08a57");
  const frame = tone("#0b6e66");
  const rider =
    more.hasRider === false
      ? ""
      : at(
          -34,
          -8,
          figure(stage, somebody(stage, { ...more.who, dress: "trousers" }), RIDING).svg.replace(
            /<ellipse[^>]*fill-opacity="0.16"\/>/,
            "",
          ),
        );
  const box = [
    at(44, -44, more.load ?? ""),
    path("M8 -54 L84 -60 L76 -16 L16 -16Z", wood),
    path("M8 -54 L84 -60 L83 -54 L9 -48Z", lighter(wood, 0.2)),
    stroke([12, -36, 80, -38], darker(wood, 0.22), 1.6),
    stroke([14, -26, 78, -27], darker(wood, 0.22), 1.6),
  ];
  return at(
    x,
    y,
    [
      disc(10, 1, 92, INK, { ry: 5, opacity: 0.15 }),
      wheel(stage, -58, 20),
      wheel(stage, 82, 15),
      stroke([-58, -20, -30, -18, -38, -44, -58, -20], frame, 3.6),
      stroke([-38, -42, -8, -40, 4, -16, 82, -15], frame, 4.4),
      stroke([-30, -18, -8, -40], frame, 3.8),
      stroke([-8, -40, -6, -60, -16, -62], tone("#2c2f30"), 3.2),
      path("M-49 -52 Q-40 -56 -31 -51 Q-40 -48 -49 -50Z", tone("#2c2f30")),
      rider,
      ...box,
    ],
    { scale, flip: more.flip },
  );
}

/** A row of parked bikes against hoops. */
export function bikeRack(stage: Stage, x: number, y: number, count: number, scale = 1.4, step = 62): Svg {
  return Array.from({ length: count }, (_, index) => {
    const hoop = path("M-16 0 L-16 -38 Q-16 -46 -8 -46 L8 -46 Q16 -46 16 -38 L16 0", "none", {
      stroke: stage.tone("#7d898d"),
      width: 4,
    });
    return at(
      x + index * step * scale * 0.62,
      y + (index % 2) * 5,
      [at(0, 0, hoop), bike(stage, { basket: stage.chance.is(0.35) })],
      { scale, flip: stage.chance.is(0.12) },
    );
  }).join("");
}

/** A bike upside-down or in a stand, for the workshop. */
export function bikeOnStand(stage: Stage, x: number, y: number, scale: number, frame?: string): Svg {
  const steel = stage.tone("#59656a");
  return at(
    x,
    y,
    [
      stroke([0, 0, 0, -70], steel, 5),
      stroke([-26, 0, 26, 0], steel, 6),
      rect(-7, -76, 14, 12, stage.tone("#b4472f"), { r: 2 }),
      at(2, -40, bike(stage, { frame })),
    ],
    { scale },
  );
}
