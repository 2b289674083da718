import type { ActivityDate } from "@stoep/contract/publishing";
import { useQueryClient } from "@tanstack/react-query";
import { api, toast, useCommand } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { useDateCache } from "./date-cache.ts";
import { withoutParty, withParty } from "./registration.ts";

/** Shows a sign-up immediately; the server's response then replaces it, and a refusal restores the previous state. */
export function useRegistration(date: ActivityDate, capacity: number | null) {
  const t = useText();
  const change = useDateCache();
  const queries = useQueryClient();
  const after = (answer: ActivityDate) => {
    change(answer.id, () => answer);
    void queries.invalidateQueries({ queryKey: ["feed", "getAgenda"] });
    void queries.invalidateQueries({ queryKey: ["feed", "getAgendaMonth"] });
  };
  const options = { refetches: [], whenDone: after };
  const coming = useCommand(api.publishing.sayComing, options);
  const notComing = useCommand(api.publishing.sayNotComing, options);
  const params = { dateId: date.id };
  const putBack = () => {
    change(date.id, () => date);
    // The screen was out of date: the date was closed, cancelled or deleted.
    for (const capability of ["publishing", "feed"]) void queries.invalidateQueries({ queryKey: [capability] });
  };
  return {
    isBusy: coming.isRunning || notComing.isRunning,
    say: async (people: number) => {
      const before = date.mine?.state;
      change(date.id, (known) => withParty(known, people, capacity));
      const answer = await coming.run({ params, body: { people } });
      if (!answer) putBack();
      else if (before !== answer.mine?.state)
        toast(t(answer.mine?.state === "waiting" ? "coming.nowWaiting" : "coming.nowComing"));
    },
    takeBack: async () => {
      change(date.id, (known) => withoutParty(known, capacity));
      if (!(await notComing.run({ params }))) putBack();
    },
  };
}
