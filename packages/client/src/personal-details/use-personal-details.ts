import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/index.ts";
import {
  findPersonalDetails,
  indexStreets,
  type KnownPerson,
  type PersonalDetail,
  type Streets,
} from "./find-details.ts";

const streetsOf = (networkSlug: string) => ({
  queryKey: ["neighbourhoods", "streetNames", networkSlug],
  queryFn: async (): Promise<Streets> => {
    const file = await api.neighbourhoods.readStreetNames({ params: { networkSlug } });
    return indexStreets(JSON.parse(await file.text()));
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

const hasDigit = (texts: readonly string[]) => texts.some((text) => /\d/.test(text));

type Queries = ReturnType<typeof useQueryClient>;

/** Without a connection, what can be found without the names of streets. */
async function find(queries: Queries, networkSlug: string, texts: readonly string[]): Promise<PersonalDetail[]> {
  const streets = hasDigit(texts) ? await queries.fetchQuery(streetsOf(networkSlug)).catch(() => undefined) : undefined;
  return findPersonalDetails(texts, streets);
}

/** Finds the personal details in texts, for a screen that shows them among other findings. */
export function useDetailFinder(networkSlug: string): (...texts: string[]) => Promise<PersonalDetail[]> {
  const queries = useQueryClient();
  return (...texts) => find(queries, networkSlug, texts);
}

/** `passes` is asked before sending: false once, if something is found in `texts`; `found` is that until they change. */
export function usePersonalDetails(networkSlug: string, ...texts: string[]) {
  const finder = useDetailFinder(networkSlug);
  const [checked, setChecked] = useState<{ texts: string; found: PersonalDetail[] }>({ texts: "", found: [] });
  const present = JSON.stringify(texts);
  const passes = async (): Promise<boolean> => {
    if (checked.texts === present) return true;
    const found = await finder(...texts);
    setChecked({ texts: present, found });
    return found.length === 0;
  };
  return { found: checked.texts === present ? checked.found : [], passes };
}

/** The personal details in texts while they are typed. */
export function useTypedDetails(networkSlug: string, ...texts: string[]): PersonalDetail[] {
  const { data } = useQuery({ ...streetsOf(networkSlug), enabled: hasDigit(texts) });
  return findPersonalDetails(texts, data);
}

/** What gives this person away in a text while it is typed: their name, any street, and personal details. */
export function useDetailsOf(networkSlug: string, person: KnownPerson, ...texts: string[]): PersonalDetail[] {
  const { data } = useQuery({ ...streetsOf(networkSlug), enabled: texts.some((text) => text !== "") });
  return findPersonalDetails(texts, data, person);
}
