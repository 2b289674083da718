/** A session ends, however much it is used. D §2 */
import { daySeconds } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { newTown, nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";

const signIn = (town: Town, client: "api" | "dashboard" | "resident") =>
  askToken(town, byPassword(town.people.ada.email, password), { client });

/** Refreshes each ten days, and says on which day that was refused, and how. */
async function lastDay(town: Town, client: "dashboard" | "resident"): Promise<[number, string]> {
  let { all } = await signIn(town, client);
  for (let day = 0; day < 400; day += 10) {
    const { status, body, all: next } = await askToken(town, byRefresh(), { client, cookie: all });
    if (status !== 200) return [day, body.code];
    all = next.split("; ").length > 1 ? next : all;
    town.clock.move(10 * daySeconds * 1000);
  }
  return [400, ""];
}

test("of staff after thirty days, of residents after ninety, whatever is used", async () => {
  expect(await lastDay(await nextTown(), "dashboard")).toEqual([30, "session_over"]);
  expect(await lastDay(await nextTown(), "resident")).toEqual([90, "session_over"]);
});

test("as configured", async () => {
  const town = await newTown({ config: { sessionDays: { staff: 20, residents: 365 } } });
  expect(await lastDay(town, "dashboard")).toEqual([20, "session_over"]);
  expect(await lastDay(town, "resident")).toEqual([370, "session_over"]);
});

test("its last token ends with it, and the refusal is no theft: said each time, to every tab", async () => {
  const town = await nextTown();
  const { body } = await signIn(town, "api");
  await town.pass({ days: 29, hours: 23, minutes: 58 });
  const last = await askToken(town, byRefresh(body.refresh_token));
  expect(last.body.expires_in).toBe(120);
  await town.pass({ minutes: 2 });
  expect((await sessionBy(town, last.body.access_token)).status).toBe(401);
  for (const token of [last.body.refresh_token, body.refresh_token, last.body.refresh_token])
    expect((await askToken(town, byRefresh(token))).body.code).toBe("session_over");
});

test("a session that somebody ended is not over but gone", async () => {
  const town = await nextTown();
  const { body } = await signIn(town, "api");
  await town.db.updateTable("public.session").set({ endedAt: town.clock.now() }).where("client", "=", "api").execute();
  expect((await askToken(town, byRefresh(body.refresh_token))).body.code).toBe("token_invalid");
});

test("one from before gets its end with its next refresh, and a shorter life applies to those that run", async () => {
  const town = await nextTown();
  const { body } = await signIn(town, "api");
  const endsAt = async () =>
    (await town.people.ada.accounts.listSessions()).items.find(({ client }) => client === "api")?.endsAt;
  await town.db.updateTable("public.session").set({ endsAt: null }).where("client", "=", "api").execute();
  await town.pass({ days: 10 });
  const next = await askToken(town, byRefresh(body.refresh_token));
  expect(next.status).toBe(200);
  expect(await endsAt()).toBe(town.in({ days: 30 }));
  const shorter = new Date(town.clock.now().getTime() + 5 * daySeconds * 1000);
  await town.db.updateTable("public.session").set({ endsAt: shorter }).where("client", "=", "api").execute();
  await town.pass({ minutes: 2 });
  expect((await askToken(town, byRefresh(next.body.refresh_token))).status).toBe(200);
  expect(await endsAt()).toBe(shorter.toISOString());
});
