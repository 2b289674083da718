/** Pages for operators and their programs: only for direct requests from this machine, or from addresses named in the settings. */
import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { refuse } from "#kernel/refuse.ts";

const hereAlone = ["127.0.0.0/8", "::1"];
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A hook that lets in this machine and `others`, addresses or subnets. To everybody else the page does not exist. */
export function allowOnlyFrom(others: readonly string[]): (request: FastifyRequest) => Promise<void> {
  const [here, allowed] = [listOf(hereAlone), listOf(others)];
  return async ({ socket, headers }) => {
    const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const isPassedOn = Boolean(headers["x-forwarded-for"] ?? headers.forwarded);
    // A request under another host name comes from a proxy, or from a page of another site in a browser on this machine.
    const isHere = here.check(address, family) && ownNames.test(headers.host ?? "");
    if (isPassedOn || !(isHere || allowed.check(address, family))) refuse("not_found");
  };
}

function listOf(places: readonly string[]): BlockList {
  const list = new BlockList();
  for (const place of places) {
    const [address = "", bits] = place.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
