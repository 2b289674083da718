/** The figures of a period, computed from monthly counters. */
import { monthsLater, sumOf } from "@stoep/contract/kernel";
import { type FigurePeriod, type ShoutFigures, shoutKinds } from "@stoep/contract/shouts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { medianOf, monthsOf } from "../rules.ts";
import * as store from "./store/figures.ts";

interface Flow {
  arrived: number;
  done: number;
}

export async function loadFigures(
  db: Db,
  actor: Staff,
  { period, now }: { period: FigurePeriod; now: Date },
): Promise<ShoutFigures> {
  const { id } = actor.organisation;
  const { months, until } = monthsOf(period, now, actor.network.timeZone);
  const yearBefore = months.map((day) => monthsLater(day, -12));
  const [byMonth, parts, paces, pacesBefore, names] = await Promise.all([
    store.sumMonths(db, id, [...new Set([...months, ...yearBefore])]),
    store.sumParts(db, id, months),
    store.sumPaces(db, id, months),
    store.sumPaces(db, id, yearBefore),
    store.listNeighbourhoodNames(db),
  ]);
  const flows = new Map(byMonth.map(({ month, ...flow }) => [month, flow]));
  const total = (days: readonly string[]): Flow => days.reduce((sum, day) => addFlows(sum, flows.get(day)), nothing);
  const flowsOf = (part: store.MonthRow["part"]) => parts.filter((one) => one.part === part).filter(isNotEmpty);
  const placeNames = new Map(names.map(({ id, name }) => [id, name]));
  return {
    from: months[0] ?? until,
    until,
    total: total(months),
    before: total(yearBefore),
    months: months.map((day) => ({ day, ...total([day]) })),
    kinds: shoutKinds.map((kind) => ({ kind, ...flowOf(flowsOf("kind").find(({ key }) => key === kind)) })),
    themes: flowsOf("theme").map((one) => ({ theme: (one.key || null) as Theme, ...flowOf(one) })),
    neighbourhoods: flowsOf("neighbourhood").map((one) => ({
      neighbourhood: { id: one.key, name: placeNames.get(one.key) ?? "" },
      ...flowOf(one),
    })),
    toAnswer: viewPace("answer", paces, pacesBefore),
    toDone: viewPace("done", paces, pacesBefore),
  };
}

type Theme = ShoutFigures["themes"][number]["theme"];
type Paces = Awaited<ReturnType<typeof store.sumPaces>>;

const nothing: Flow = { arrived: 0, done: 0 };
const flowOf = ({ arrived, done }: Flow = nothing): Flow => ({ arrived, done });
const isNotEmpty = ({ arrived, done }: Flow) => arrived > 0 || done > 0;
const addFlows = (sum: Flow, more: Flow = nothing): Flow => ({
  arrived: sum.arrived + more.arrived,
  done: sum.done + more.done,
});

function viewPace(step: Paces[number]["step"], paces: Paces, pacesBefore: Paces): ShoutFigures["toAnswer"] {
  const own = paces.filter((one) => one.step === step);
  return {
    median: medianOf(own),
    counted: sumOf(own, ({ total }) => total),
    before: medianOf(pacesBefore.filter((one) => one.step === step)),
  };
}
