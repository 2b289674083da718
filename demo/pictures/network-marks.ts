/** The logos of the demonstration's networks: drawn for Stoep, not the signs of any real body. */
import { cities } from "../people/organisations.ts";
import type { City } from "../shapes.ts";
import { GROUND, lighter, MUSTARD } from "./colour.ts";
import { disc, path, picture, polygon, rect, type Svg } from "./svg.ts";

const SIDE = 512;

/** Three stepped gables on a quay, the sun behind the middle one. */
const gent = (): Svg[] => [
  disc(256, 178, 76, MUSTARD),
  path("M72 388 L72 260 L98 260 L98 232 L124 232 L124 204 L150 204 L150 232 L176 232 L176 388Z", GROUND),
  path(
    "M186 388 L186 216 L210 216 L210 186 L233 186 L233 154 L279 154 L279 186 L302 186 L302 216 L326 216 L326 388Z",
    GROUND,
  ),
  path("M336 388 L336 260 L362 260 L362 232 L388 232 L388 204 L414 204 L414 232 L440 232 L440 388Z", GROUND),
  ...[98, 130, 362, 394].map((x) => rect(x, 286, 20, 34, cities.gent.accent)),
  ...[212, 246, 280].map((x) => rect(x, 246, 20, 38, cities.gent.accent)),
  path("M242 388 L242 330 Q256 308 270 330 L270 388Z", cities.gent.accent),
  rect(56, 388, 400, 16, lighter(cities.gent.accent, 0.55)),
  path("M84 432 Q170 408 256 432 T428 432", "none", { stroke: lighter(cities.gent.accent, 0.45), width: 13 }),
];

/** A round tower between two trees. */
const leuven = (): Svg[] => [
  polygon([190, 176, 256, 76, 322, 176], MUSTARD),
  rect(204, 176, 104, 212, GROUND),
  ...[222, 270].map((x) =>
    path(`M${x} 250 L${x} 220 Q${x + 10} 202 ${x + 20} 220 L${x + 20} 250Z`, cities.leuven.accent),
  ),
  path("M236 388 L236 326 Q256 296 276 326 L276 388Z", cities.leuven.accent),
  ...[120, 392].flatMap((x) => [
    rect(x - 8, 300, 16, 88, lighter(cities.leuven.accent, 0.55)),
    disc(x, 264, 62, lighter(cities.leuven.accent, 0.72)),
  ]),
  rect(56, 388, 400, 16, lighter(cities.leuven.accent, 0.55)),
];

const marks = { gent, leuven };

/** On a background of the network's own colour, 512 by 512. */
export const drawNetworkLogo = (city: City): Svg =>
  picture([rect(0, 0, SIDE, SIDE, cities[city].accent), ...marks[city]()], SIDE, SIDE);
