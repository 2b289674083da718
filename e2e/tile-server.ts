/** A server of map tiles, as a city might have one: on this machine, over HTTPS with a self-signed certificate. */
// Required by the certificate library.
import { hourMs } from "@stoep/contract/kernel";
import "reflect-metadata";
import { createServer } from "node:https";
import { X509CertificateGenerator } from "@peculiar/x509";
import sharp from "sharp";

export interface TileServer {
  /** The address in the form the back office accepts. */
  url: string;
  origin: string;
  /** Requested tiles such as "14/8352/5480", in order. */
  asked: string[];
  /** Afterwards nothing responds at this address. */
  stop(): Promise<void>;
}

export async function startTiles(): Promise<TileServer> {
  const asked: string[] = [];
  const server = createServer(await ownCertificate(), async ({ url = "" }, response) => {
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

/** Valid for an hour, and only for clients that accept self-signed certificates. */
async function ownCertificate(): Promise<{ key: string; cert: string }> {
  const signingAlgorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ["sign", "verify"]);
  const [notBefore, notAfter] = [Date.now() - 60_000, Date.now() + hourMs].map((moment) => new Date(moment));
  const options = { name: "CN=127.0.0.1", keys, signingAlgorithm, notBefore, notAfter };
  const certificate = await X509CertificateGenerator.createSelfSigned(options);
  const key = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  return { key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`, cert: certificate.toString("pem") };
}

/** A magenta square with its numbers: nothing of ours uses that colour. */
function draw(tile: string): Promise<Buffer> {
  const text = `<text x="128" y="136" font-size="26" text-anchor="middle" fill="#222">${tile}</text>`;
  const edge = `<rect width="256" height="256" fill="#ff3dff" stroke="#222" stroke-width="2"/>`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">${edge}${text}</svg>`))
    .png()
    .toBuffer();
}

/** The share of a picture in the tiles' colour, 0 to 1, also where overlays tint it. */
export async function partOfTiles(screenshot: Buffer): Promise<number> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let hits = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (red - green > 40 && blue - green > 40) hits += 1;
  }
  return hits / (data.length / info.channels);
}
