/** The few shapes that every drawing is made of. Each returns SVG text; a drawing joins those texts. */
export type Svg = string;

export const round = (value: number): number => Math.round(value * 10) / 10;

interface Look {
  opacity?: number;
  stroke?: string;
  width?: number;
  dash?: string;
}

/** Opacity of fill or stroke, not of the element: that would make every shape a separate layer, four times as slow to draw. */
const look = ({ opacity, stroke, width, dash }: Look): string =>
  (opacity === undefined ? "" : ` ${stroke ? "stroke" : "fill"}-opacity="${Math.round(opacity * 100) / 100}"`) +
  (stroke
    ? ` stroke="${stroke}" stroke-width="${round(width ?? 2)}" stroke-linecap="round" stroke-linejoin="round"`
    : "") +
  (dash ? ` stroke-dasharray="${dash}"` : "");

export function rect(x: number, y: number, w: number, h: number, fill: string, more: Look & { r?: number } = {}): Svg {
  const corner = more.r ? ` rx="${round(more.r)}"` : "";
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(w, 0))}" height="${round(Math.max(h, 0))}"${corner} fill="${fill}"${look(more)}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more: Look & { ry?: number } = {}): Svg {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(more.ry ?? r)}" fill="${fill}"${look(more)}/>`;
}

export function path(d: string, fill: string, more: Look = {}): Svg {
  return `<path d="${d.replace(/-?\d+\.\d+/g, (figure) => String(round(Number(figure))))}" fill="${fill}"${look(more)}/>`;
}

/** A stroke along points (x and y in turn), with round ends. */
export function stroke(points: readonly number[], colour: string, width: number, more: Look = {}): Svg {
  const d = points.map((figure, index) => `${index === 0 ? "M" : index % 2 ? " " : "L"}${round(figure)}`).join("");
  return path(d, "none", { ...more, stroke: colour, width });
}

/** A filled shape between points (x and y in turn). */
export function polygon(points: readonly number[], fill: string, more: Look = {}): Svg {
  return `<polygon points="${points.map(round).join(" ")}" fill="${fill}"${look(more)}/>`;
}

/** Children moved, scaled, turned or mirrored together; the origin is the children's own 0,0. */
export function at(
  x: number,
  y: number,
  children: Svg | readonly Svg[],
  more: { scale?: number; flip?: boolean; turn?: number } = {},
): Svg {
  const size = more.scale ?? 1;
  const scale = size !== 1 || more.flip ? ` scale(${more.flip ? -size : size} ${size})` : "";
  const turn = more.turn ? ` rotate(${round(more.turn)})` : "";
  const inside = typeof children === "string" ? children : children.join("");
  return `<g transform="translate(${round(x)} ${round(y)})${scale}${turn}">${inside}</g>`;
}

/** A rectangle that fades from one colour at the top to another at the bottom; an end may be transparent. */
export function fade(
  x: number,
  y: number,
  w: number,
  h: number,
  [top, bottom]: readonly [string, string],
  [topOpacity, bottomOpacity]: readonly [number, number] = [1, 1],
): Svg {
  const id = `f${[top, bottom, topOpacity, bottomOpacity].join("").replace(/[^0-9a-zA-Z]/g, "")}`;
  const stops =
    `<stop offset="0" stop-color="${top}" stop-opacity="${topOpacity}"/>` +
    `<stop offset="1" stop-color="${bottom}" stop-opacity="${bottomOpacity}"/>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${rect(x, y, w, h, `url(#${id})`)}`;
}

/** A soft round light. */
export function glow(x: number, y: number, r: number, colour: string, strength: number): Svg {
  const id = `g${[colour, strength].join("").replace(/[^0-9a-zA-Z]/g, "")}`;
  const stops =
    `<stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="0.5" stop-color="${colour}" stop-opacity="${round(strength * 35) / 100}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
  return `<radialGradient id="${id}">${stops}</radialGradient>${disc(x, y, r, `url(#${id})`)}`;
}

export const WIDE = 1600;
export const HIGH = 1000;

export function picture(children: readonly Svg[], wide: number = WIDE, high: number = HIGH): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">${children.join("")}</svg>`;
}
