import { BRICK, CANAL, CREAM, GROUND, lighter, MUSTARD, NAVY, SKY } from "./colour.ts";
import { drawScene, type SceneName } from "./scenes/index.ts";
import { disc, path, picture, polygon, rect, type Svg, stroke } from "./svg.ts";

/** The signs of the organisations of the demonstration cities: drawn for Stoep, not the signs of any real body. */
const SIDE = 512;

const gent = (): Svg[] => [
  rect(0, 0, SIDE, SIDE, CANAL),
  disc(360, 150, 62, MUSTARD),
  path("M86 380 L86 214 L104 214 L104 190 L118 166 L132 190 L132 214 L150 214 L150 380Z", GROUND),
  path("M212 380 L212 176 L226 176 L232 132 L256 60 L280 132 L286 176 L300 176 L300 380Z", GROUND),
  path("M362 380 L362 202 L374 202 L374 180 L386 202 L412 202 L424 180 L424 202 L436 202 L436 380Z", GROUND),
  ...[118, 256, 399].map((x) => path(`M${x - 13} 322 L${x - 13} 268 Q${x} 240 ${x + 13} 268 L${x + 13} 322Z`, CANAL)),
  path("M40 392 Q148 356 256 392 T472 392 L472 420 Q364 456 256 420 T40 420Z", lighter(CANAL, 0.55)),
  path("M70 448 Q164 424 256 448 T442 448", "none", { stroke: lighter(CANAL, 0.35), width: 13 }),
];

const leuven = (): Svg[] => [
  rect(0, 0, SIDE, SIDE, "#7a2f2a"),
  path("M120 396 L120 214 L160 130 L352 130 L392 214 L392 396Z", CREAM),
  ...[120, 256, 392].map((x, index) =>
    polygon(
      [x - 24, 220 - (index === 1 ? 70 : 0), x, 84 - (index === 1 ? 34 : 0), x + 24, 220 - (index === 1 ? 70 : 0)],
      CREAM,
    ),
  ),
  ...[168, 226, 286, 344].flatMap((x) =>
    [232, 316].map((y) =>
      path(
        `M${x - 15} ${y + 54} L${x - 15} ${y + 16} Q${x} ${y - 14} ${x + 15} ${y + 16} L${x + 15} ${y + 54}Z`,
        "#7a2f2a",
      ),
    ),
  ),
  rect(84, 396, 344, 20, MUSTARD),
];

const bikes = (): Svg[] => [
  rect(0, 0, SIDE, SIDE, MUSTARD),
  disc(256, 256, 166, "none", { stroke: NAVY, width: 34 }),
  ...[0, 45, 90, 135].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 150, Math.sin((turn * Math.PI) / 180) * 150];
    return stroke([256 - dx, 256 - dy, 256 + dx, 256 + dy], NAVY, 9);
  }),
  disc(256, 256, 56, BRICK),
  path(
    "M236 224 L236 250 Q256 262 276 250 L276 224 Q300 246 286 276 L286 330 L226 330 L226 276 Q212 246 236 224Z",
    CREAM,
  ),
];

const muide = (): Svg[] => [
  rect(0, 0, SIDE, SIDE, BRICK),
  path(
    "M76 392 L76 250 L104 250 L104 222 L132 222 L132 194 L160 194 L160 166 L188 166 L188 194 L216 194 L216 222 L244 222 L244 250 L272 250 L272 392Z",
    CREAM,
  ),
  path("M240 392 L240 286 L338 214 L436 286 L436 392Z", SKY),
  path("M174 336 Q174 290 208 310 Q244 290 244 336 Q244 366 208 388 Q174 366 174 336Z", BRICK),
  rect(312, 316, 52, 76, NAVY, { r: 6 }),
  path("M52 410 Q154 378 256 410 T460 410 L460 436 Q358 468 256 436 T52 436Z", MUSTARD),
];

const marks = { "stad-gent": gent, "stad-leuven": leuven, fietsatelier: bikes, "buurtwerk-muide": muide };
export type MarkName = keyof typeof marks;

export const drawLogo = (name: MarkName): Svg => picture(marks[name](), SIDE, SIDE);

/** The lower, busier half of a scene as a wide banner, 1600 by 500. */
export function drawBanner(scene: SceneName, seed: string): Svg {
  return drawScene(scene, seed).replace(
    /viewBox="[^"]+" width="\d+" height="\d+"/,
    'viewBox="0 290 1600 500" width="1600" height="500"',
  );
}
