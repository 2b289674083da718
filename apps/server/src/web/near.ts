/** Who asks from this machine or its own network, without a proxy in between: operators and their programs. */
import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { refuse } from "#kernel/refuse.ts";

const near = new BlockList();
near.addSubnet("127.0.0.0", 8, "ipv4");
near.addSubnet("10.0.0.0", 8, "ipv4");
near.addSubnet("172.16.0.0", 12, "ipv4");
near.addSubnet("192.168.0.0", 16, "ipv4");
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/** To others the page does not exist. */
export async function onlyNear(request: FastifyRequest): Promise<void> {
  const address = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  const isPassedOn = Boolean(request.headers["x-forwarded-for"] ?? request.headers.forwarded);
  if (isPassedOn || !near.check(address, family)) refuse("not_found");
}
