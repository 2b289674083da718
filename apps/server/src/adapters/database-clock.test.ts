import { expect, test, vi } from "vitest";
import { newDatabase } from "../testing/database.ts";
import { waitUntil } from "../testing/stand-ins.ts";
import { databaseClock } from "./database-clock.ts";

test("the time is the database's, whatever this machine's clock says", async () => {
  const databases = await newDatabase({ from: "empty" });
  const clock = await databaseClock(databases);
  const wrong = vi.spyOn(Date, "now").mockReturnValue(0);
  const { rows } = await databases.pool.query("select clock_timestamp() as now");
  expect(Math.abs(clock.now().getTime() - rows[0].now.getTime())).toBeLessThan(2_000);
  wrong.mockRestore();
  clock.stop();
  await databases.close();
});

test("it is read again, and keeps going while the database is unavailable", async () => {
  let [answers, isAway] = [0, false];
  const asked = async () => {
    answers += 1;
    if (isAway) throw new Error("away");
    return { rows: [{ now: new Date(answers === 1 ? "2026-01-01T00:00:00Z" : "2026-06-01T00:00:00Z") }] };
  };
  const clock = await databaseClock({ pool: { query: asked } }, 5);
  await waitUntil(() => clock.now().toISOString().startsWith("2026-06-01"));
  isAway = true;
  const before = answers;
  await waitUntil(() => answers > before + 2);
  expect(clock.now().toISOString()).toMatch(/^2026-06-01/);
  clock.stop();
});
