/** Every route of the contract, and how to call it as any person. */
import { contract } from "@stoep/contract";
import { Refused, type Route } from "@stoep/contract/kernel";
import { type Caller, callByName, clientOver } from "../client.ts";
import type { PersonName } from "../people.ts";
import { type Ids, sampleOf } from "../samples/index.ts";
import { statementsOf } from "../statements.ts";
import type { Town } from "../town.ts";

export interface Walked {
  capability: string;
  name: string;
  route: Route;
}

export const everyRoute: Walked[] = Object.entries<Record<string, Route>>(contract).flatMap(([capability, table]) =>
  Object.entries(table).map(([name, route]) => ({ capability, name, route })),
);

export type Who = PersonName | "guest";
export type AnyInput = Record<string, Record<string, unknown>> | undefined;

export interface Calls {
  /** The sample of a route, with these ids. */
  sample(walked: Walked, who: Who, ids: Ids): Promise<unknown>;
  send(walked: Walked, who: Who | Caller, input: unknown): Promise<unknown>;
  /** Every statement that was sent, with the last route that sent it. */
  statements: ReadonlyMap<string, string>;
}

export function callsIn(town: Town): Calls {
  const statements = new Map<string, string>();
  const send: Calls["send"] = async ({ capability, name }, who, input) => {
    const caller = typeof who !== "string" ? who : who === "guest" ? town.guest : town.people[who];
    let result: unknown;
    const sent = await statementsOf(town.databases.pool, async () => {
      result = await callByName(caller, capability, name, input);
    });
    for (const text of sent) statements.set(text, `${capability}.${name}`);
    return result;
  };
  return {
    statements,
    send,
    async sample(walked, who, ids) {
      await sampleOf(walked, ids).prepare?.();
      const { input, headers } = sampleOf(walked, ids);
      const own = await headers;
      return send(walked, own ? clientOver(town.http, async () => own) : who, await input);
    },
  };
}

/** What a caller learns: the code of a refusal with its field codes, or the response. */
export const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    (body) => ({ code: null, body: body instanceof Blob ? "bytes" : body }),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return { code: error.code, body: error.fields };
    },
  );
