/** A map's tiles from another's server, as a city might have one: on this machine, over HTTPS with a certificate of its own making. */
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import sharp from "sharp";

/** Good for nothing but these journeys. */
const pem = readFileSync(join(import.meta.dirname, "tile-server.pem"));

export interface TileServer {
  /** As the back office takes it. */
  url: string;
  origin: string;
  /** "14/8352/5480", in the order in which they were asked for. */
  asked: string[];
  /** From now on nobody answers at this address. */
  stop(): Promise<void>;
}

export async function startTiles(): Promise<TileServer> {
  const asked: string[] = [];
  const server = createServer({ key: pem, cert: pem }, async ({ url = "" }, response) => {
    const [, tile] = /^\/(\d+\/\d+\/\d+)\.png$/.exec(url) ?? [];
    if (!tile) return response.writeHead(404).end();
    asked.push(tile);
    response.writeHead(200, { "content-type": "image/png", "access-control-allow-origin": "*" });
    response.end(await draw(tile));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const origin = `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `${origin}/{z}/{x}/{y}.png`, origin, asked, stop };
}

/** A magenta square with its numbers: a colour that nothing of ours has. */
function draw(tile: string): Promise<Buffer> {
  const text = `<text x="128" y="136" font-size="26" text-anchor="middle" fill="#222">${tile}</text>`;
  const edge = `<rect width="256" height="256" fill="#ff3dff" stroke="#222" stroke-width="2"/>`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">${edge}${text}</svg>`))
    .png()
    .toBuffer();
}

/** How much of a picture is in the tiles' colour, however much lies over it: 0 to 1. */
export async function partOfTiles(screenshot: Buffer): Promise<number> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let hits = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (red - green > 40 && blue - green > 40) hits += 1;
  }
  return hits / (data.length / info.channels);
}
