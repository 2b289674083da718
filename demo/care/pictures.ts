/** Small drawings of what is broken, overgrown or heavy, as a concierge would photograph it. */
import { disc, path, picture, polygon, rect, type Svg, stroke } from "../pictures/svg.ts";

const [wide, high] = [640, 400];
const wall = (colour: string): Svg => rect(0, 0, wide, high, colour);

const rail = (): Svg[] => [
  wall("#e9e2d0"),
  rect(150, 90, 340, 310, "#bcd6e2"),
  rect(150, 90, 340, 310, "none", { stroke: "#f7f4ec", width: 14 }),
  stroke([320, 90, 320, 400], "#f7f4ec", 10),
  stroke([96, 62, 330, 70, 560, 168], "#6b4a33", 12),
  disc(96, 62, 13, "#6b4a33"),
  disc(560, 168, 13, "#6b4a33"),
  polygon([110, 68, 250, 74, 236, 400, 120, 400], "#a9563f"),
  polygon([400, 108, 540, 160, 560, 400, 420, 400], "#a9563f"),
  disc(548, 66, 7, "#8d8778"),
  disc(566, 74, 5, "#8d8778"),
];

const tap = (): Svg[] => [
  wall("#d9e4e1"),
  ...[0, 1, 2, 3, 4, 5, 6].map((n) => stroke([n * 107, 0, n * 107, 300], "#c6d5d1", 3)),
  ...[1, 2].map((n) => stroke([0, n * 100, wide, n * 100], "#c6d5d1", 3)),
  rect(0, 300, wide, 100, "#8fa3a6"),
  rect(130, 308, 380, 70, "#73878a", { r: 18 }),
  stroke([320, 300, 320, 150, 420, 150, 420, 196], "#5d6b6e", 26),
  rect(286, 118, 68, 26, "#5d6b6e", { r: 12 }),
  ...[228, 258, 290].map((y, n) => disc(420, y, 7 - n, "#4f9bc4", { ry: 10 - n })),
];

const hedge = (): Svg[] => [
  wall("#cfe2ea"),
  rect(0, 300, wide, 100, "#b9b2a4"),
  ...[0, 1, 2, 3].map((n) => stroke([n * 170, 350, n * 170 + 90, 350], "#d8d2c6", 5)),
  path("M0 320 Q40 90 130 120 Q190 40 280 110 Q360 30 440 112 Q540 60 600 140 Q640 180 640 330 Z", "#5e8d5a"),
  ...[60, 150, 240, 330, 420, 510, 590].map((x, n) => disc(x, 170 + (n % 3) * 46, 46, n % 2 ? "#6f9f69" : "#4f7d4c")),
  polygon([380, 300, 470, 260, 560, 300], "#4f7d4c"),
];

const washer = (): Svg[] => [
  wall("#e3ddd1"),
  rect(0, 330, wide, 70, "#a98f70"),
  rect(190, 60, 250, 280, "#f4f3ef", { r: 12 }),
  rect(190, 60, 250, 52, "#dfe4e3", { r: 12 }),
  disc(315, 220, 86, "#b7c4c8"),
  disc(315, 220, 62, "#5f7f8d"),
  disc(398, 86, 11, "#b4472f"),
  ...[0, 1, 2, 3, 4].map((n) => rect(480, 300 - n * 50, 150, 50, n % 2 ? "#8d7357" : "#9a8063")),
];

/** `fits`: titles of the tickets that it belongs to. */
export const drawings = [
  { name: "gordijnrail", fits: /^Gordijnrail/, alt: "Een gordijnrail die aan een kant uit de muur hangt", draw: rail },
  { name: "kraan", fits: /^Kraan/, alt: "Een druppelende keukenkraan boven een spoelbak", draw: tap },
  { name: "haag", fits: /^Haag/, alt: "Een haag die over het voetpad groeit", draw: hedge },
  { name: "wasmachine", fits: /^Moving a washing/, alt: "Een wasmachine naast een trap", draw: washer },
] as const;

export const renderDrawing = (draw: () => Svg[]): Svg => picture(draw(), wide, high);

/** Letters and lists on other tickets. */
export const documents = [
  {
    name: "boodschappenlijst.txt",
    fits: /^Weekboodschappen/,
    text: "Brood, grof, gesneden\nMelk, twee liter\nAppels, geen melige\nKoffie\nSoepgroenten\nEen krant van vandaag\n",
  },
  {
    name: "afspraak-ziekenhuis.txt",
    fits: /^(Vervoer|Naar) .*(UZ|AZ |Palfijn|Middelares)/,
    text: "Raadpleging\nIngang 12, route 1210\nMeebrengen: identiteitskaart en lijst van geneesmiddelen\nNuchter vanaf middernacht\n",
  },
  {
    name: "brief-belastingen.txt",
    fits: /^(Belastingbrief|Stapel post|Brief van de huisbaas)/,
    text: "Wij hebben uw aangifte niet ontvangen.\nU kunt ze indienen tot het einde van de maand, of bellen voor een afspraak.\n",
  },
] as const;
