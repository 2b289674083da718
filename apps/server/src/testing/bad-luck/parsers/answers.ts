/** What other servers and devices answer, and what requests hold. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { oidcSignOn } from "../../../adapters/sign-on-oidc.ts";
import { OrderText, readCursor } from "../../../kernel/page.ts";
import { verifyNewPasskey } from "../../../modules/accounts/second-factors/passkeys.ts";
import { parsePhone } from "../../../modules/care/phone.ts";
import { million, type Parser, read } from "./parser.ts";

/** Asks a provider of sign-ons that answers everything with this. */
const provider = (answer: (write: (text: string) => void) => void, outcome: string) => ({
  ask: async () => {
    const server = createServer((_, response) => {
      response.setHeader("content-type", "application/json");
      response.on("error", () => {});
      answer((text) => response.write(text));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const found = await oidcSignOn({ nearness: "home" }).look({ issuer, clientId: "a", clientSecret: "b" });
    server.closeAllConnections();
    server.close();
    if (found.outcome !== "found") throw new Error(found.outcome);
  },
  outcome,
});

export const signOn: Parser = {
  reads: "Configuration, keys and tokens of an organisation's provider of sign-ons",
  bounds: "1 MB and 5 s for each answer; no redirect is followed, and no address nearby is asked",
  libraries: ["openid-client"],
  files: ["adapters/sign-on-oidc.ts"],
  hostile: {
    "more than a document": provider((write) => write("[".repeat(4 * million)), "unavailable"),
    "lists in lists": provider((write) => write(`${"[".repeat(400_000)}${"]".repeat(400_000)}`), "refused"),
    "a long issuer": provider(
      (write) => write(JSON.stringify({ issuer: `http://${"a.".repeat(300_000)}` })),
      "refused",
    ),
  },
};

const passkey = (bytes: string, repeated: number) => ({
  ask: async () => {
    const text = Buffer.from(bytes.repeat(repeated), "hex").toString("base64url");
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: "webauthn.create", challenge: "YQ", origin: "http://localhost" }),
    );
    const response = { attestationObject: text, clientDataJSON: clientDataJSON.toString("base64url") };
    const answer = { id: "YQ", rawId: "YQ", type: "public-key", response, clientExtensionResults: {} };
    const found = await verifyNewPasskey({ publicUrl: "http://localhost" }, "YQ", answer);
    if (found === null) throw new Error("not valid");
  },
  outcome: "not valid",
});

export const passkeys: Parser = {
  reads: "Answers of passkeys, from anybody who is signing in",
  bounds: "1 MB, as every body",
  libraries: ["@simplewebauthn/server"],
  files: ["modules/accounts/second-factors/passkeys.ts"],
  hostile: {
    "lists in lists": passkey("81", 500_000),
    "a list that says it is long": passkey("9affffffff", 1),
    "maps in maps": passkey("a1", 500_000),
  },
};

export const phones: Parser = {
  reads: "Phone numbers, from anybody",
  bounds: "40 characters in forms, 5,000 in tables, of which the library reads 250",
  libraries: ["libphonenumber-js"],
  files: ["modules/care/phone.ts", "kernel/mobile-number.ts", "modules/accounts/own-account/rules/phone.ts"],
  hostile: {
    "a long number": { ask: () => parsePhone("+1".repeat(million), "BE"), outcome: read },
    "brackets and spaces": { ask: () => parsePhone("( ".repeat(million), "BE"), outcome: read },
  },
};

const cursorOf = (text: string) => Buffer.from(text).toString("base64url");

export const cursors: Parser = {
  reads: "The place in a list where a page ended, from anybody",
  bounds: "2,000 characters",
  libraries: ["JSON.parse"],
  files: ["kernel/page.ts"],
  hostile: {
    "lists in lists": { ask: () => readCursor(OrderText, cursorOf("[".repeat(1500))), outcome: "invalid_input" },
  },
};

export const answers: Parser = {
  reads: "The answer of a passkey as JSON, from anybody who is signing in",
  bounds: "1 MB, as every body",
  libraries: ["JSON.parse"],
  files: ["modules/accounts/sign-in/second-step.ts"],
  tests: "testing/bad-luck/strange-requests.test.ts",
};

export const requests: Parser = {
  reads: "Bodies, forms, cookies and uploads of requests, from anybody",
  bounds: "Heads of 16 kB; bodies of 1 MB; one file of the size of its route; senders who are too slow are cut off",
  libraries: ["fastify", "@fastify/formbody", "@fastify/multipart", "@fastify/cookie"],
  files: ["kernel/http.ts", "kernel/http/response.ts", "kernel/http/slow-senders.ts", "web/docs.ts"],
  tests: "testing/bad-luck/strange-requests.test.ts",
};

export const tokens: Parser = {
  reads: "Access tokens, from anybody",
  bounds: "1,000 characters",
  libraries: ["jose"],
  files: ["modules/accounts/sessions/access-token.ts"],
  tests: "modules/accounts/sessions/identify.test.ts",
};

export const devices: Parser = {
  reads: "The keys of devices, and what push services answer, from people's browsers",
  bounds: "Keys of one point; answers of 10 kB in 10 s, of which only the status is read",
  libraries: ["web-push"],
  files: ["adapters/push/push-web.ts"],
  tests: "adapters/push/push-web.test.ts",
};

export const mailServers: Parser = {
  reads: "What the mail server answers, which the operator chose",
  bounds: "The library's limits of time",
  libraries: ["nodemailer"],
  files: ["adapters/mail-smtp.ts"],
  tests: "adapters/mail-smtp.test.ts",
};
