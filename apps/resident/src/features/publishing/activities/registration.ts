/** Pure functions: a date after someone signs up or withdraws, as shown until the server responds. */
import type { ActivityDate } from "@stoep/contract/publishing";

/** `capacity`: null for any number. The server finally decides who is on the waiting list. */
export function withParty(date: ActivityDate, people: number, capacity: number | null): ActivityDate {
  const others = withoutOwnParty(date);
  const fits = date.mine?.state !== "waiting" && (capacity === null || others.coming + people <= capacity);
  const state = fits ? ("coming" as const) : ("waiting" as const);
  const mine = { state, people, position: fits ? null : (date.mine?.position ?? null) };
  const coming = others.coming + (fits ? people : 0);
  return { ...others, mine, coming, waiting: others.waiting + (fits ? 0 : people), isFull: isFull(coming, capacity) };
}

export function withoutParty(date: ActivityDate, capacity: number | null): ActivityDate {
  const others = withoutOwnParty(date);
  return { ...others, isFull: others.waiting > 0 || isFull(others.coming, capacity) };
}

const isFull = (coming: number, capacity: number | null) => capacity !== null && coming >= capacity;

function withoutOwnParty(date: ActivityDate): ActivityDate {
  const { mine, coming, waiting } = date;
  const [from, lined] = mine?.state === "waiting" ? [0, mine.people] : [mine?.people ?? 0, 0];
  return { ...date, mine: null, coming: Math.max(0, coming - from), waiting: Math.max(0, waiting - lined) };
}
