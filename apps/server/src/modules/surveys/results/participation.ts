import type { Participation } from "@stoep/contract/surveys";
import type { listAnswerNumbers, listPlaces } from "./store/sums.ts";

type Numbers = Awaited<ReturnType<typeof listAnswerNumbers>>;
type Places = Awaited<ReturnType<typeof listPlaces>>;

/** How many answered, in each respect by itself. */
export function viewParticipation(numbers: Numbers, places: Places): Participation {
  const sumBy = <K extends string>(keyOf: (row: Numbers[number]) => K): Map<K, number> => {
    const sums = new Map<K, number>();
    for (const row of numbers) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.answers);
    return new Map([...sums].filter(([, answers]) => answers > 0).toSorted(([one], [next]) => (one < next ? -1 : 1)));
  };
  const byPlace = sumBy(({ neighbourhoodId }) => neighbourhoodId);
  return {
    days: [...sumBy(({ day }) => day)].map(([day, answers]) => ({ day, answers })),
    neighbourhoods: places.flatMap(({ id, name, addresses }) => {
      const answers = byPlace.get(id);
      return answers === undefined ? [] : [{ id, name, answers, addresses: addresses ?? 0 }];
    }),
    languages: [...sumBy(({ language }) => language)].map(([language, answers]) => ({ language, answers })),
    channels: [...sumBy(({ channel }) => channel)].map(([channel, answers]) => ({ channel, answers })),
  };
}
