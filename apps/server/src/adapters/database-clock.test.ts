import { expect, onTestFinished, test, vi } from "vitest";
import { newDatabase } from "../testing/database.ts";
import { waitUntil } from "../testing/stand-ins.ts";
import { type DatabaseClock, databaseClock } from "./database-clock.ts";

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

/** A database whose time passes only between question and answer: so long before it reads it, and so long after. */
function distantDatabase(delays: [beforeMs: number, afterMs: number][]) {
  let passed = 0;
  const elapsed = vi.spyOn(performance, "now").mockImplementation(() => passed);
  onTestFinished(() => elapsed.mockRestore());
  const time = () => new Date(Date.parse("2026-01-01T00:00:00Z") + passed);
  const query = async () => {
    const [beforeMs, afterMs] = delays.shift() ?? [0, 0];
    passed += beforeMs;
    const now = time();
    passed += afterMs;
    return { rows: [{ now }] };
  };
  return { query, time };
}

const behindMs = (clock: DatabaseClock, { time }: { time: () => Date }) => time().getTime() - clock.now().getTime();

test("it is not ahead of the database, also when a connection had to be opened for the question", async () => {
  const distant = distantDatabase([[200, 0]]);
  const clock = await databaseClock({ pool: distant });
  clock.stop();
  expect(behindMs(clock, distant)).toBe(0);
});

test("a late answer leaves it behind until the next reading, and a slow one makes a good clock no worse", async () => {
  const distant = distantDatabase([
    [0, 300],
    [0, 10],
    [150, 150],
  ]);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = await databaseClock({ pool: distant });
  const seen = [behindMs(clock, distant)];
  for (let minutes = 0; minutes < 2; minutes++) {
    await vi.advanceTimersByTimeAsync(60_000);
    seen.push(behindMs(clock, distant));
  }
  clock.stop();
  expect(seen).toEqual([300, 10, 10]);
});

test("it goes back when the database's clock was set back", async () => {
  let now = new Date("2026-01-01T00:00:10Z");
  const clock = await databaseClock({ pool: { query: async () => ({ rows: [{ now }] }) } }, 5);
  now = new Date("2026-01-01T00:00:00Z");
  await waitUntil(() => clock.now() < new Date("2026-01-01T00:00:05Z"));
  clock.stop();
});
