/** A few people, or one program, take all the streams and connections that a server has: others still get in. */
import { connect } from "node:net";
import { expect, type TestContext, test } from "vitest";
import { openLiveStream } from "../live-stream.ts";
import { waitUntil } from "../stand-ins.ts";
import { newInstallation } from "./installation.ts";

const openFiles = 160;
/** Half of it is for connections, and half of these for streams. */
const streams = 40;

async function open({ onTestFinished }: TestContext) {
  const house = await newInstallation({ openFiles });
  onTestFinished(() => house.close());
  await house.start();
  return house;
}

test.concurrent("streams of many people leave connections for others, who see and save as before", async (context) => {
  const house = await open(context);
  const people = (["dirk", "fatma", "els", "ada", "viktor"] as const).map((name) => house.headersOf(name));
  const asking = (await Promise.all(people)).flatMap((headers) => Array.from({ length: 11 }, () => headers));
  const opened = await Promise.allSettled(asking.map((headers) => openLiveStream(house.server.address, headers)));
  const held = opened.filter(({ status }) => status === "fulfilled");
  expect(held).toHaveLength(streams);
  expect(await house.as("bram").accounts.getSession()).toMatchObject({ account: { firstName: "Bram" } });
  for (const one of held) if ("value" in one) one.value.stop();
});

test.concurrent("connections that are left idle make room", async (context) => {
  const house = await open(context);
  const { hostname, port } = new URL(house.server.address);
  const idle = Array.from({ length: openFiles * 2 }, () => connect(Number(port), hostname));
  context.onTestFinished(() => idle.forEach((socket) => void socket.destroy()));
  for (const socket of idle) {
    socket.on("error", () => {});
    socket.write("GET /health/live HTTP/1.1\r\nhost: stoep\r\n\r\n");
  }
  await waitUntil(() =>
    house
      .as("bram")
      .accounts.getSession()
      .then(
        () => true,
        () => false,
      ),
  );
  expect(house.server.log()).not.toMatch(/EMFILE|"level":"(error|fatal)"/);
});
