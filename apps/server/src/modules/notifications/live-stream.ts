import { notifications } from "@stoep/contract/notifications";
import type { Actor } from "#kernel/actor.ts";
import type { Listener } from "#kernel/live.ts";
import { handle } from "#kernel/module.ts";

/** The longest delay of a timer: 24 days. */
const longestTimerMs = 2 ** 31 - 1;

export const liveStreamHandlers = handle(notifications, {
  /** The app reopens the stream after it ends, and then learns what it may see. */
  async listen({ actor, listen, now }) {
    const listener = listenerOf(actor);
    const lastsMs = Math.min(actor.openUntil.getTime() - now.getTime(), longestTimerMs);
    return (push, end) => {
      const stop = listen(listener, { changed: (topic) => push({ topic }), end });
      const timer = setTimeout(end, lastsMs);
      return () => {
        clearTimeout(timer);
        stop();
      };
    };
  },
});

function listenerOf(actor: Exclude<Actor, { kind: "guest" }>): Listener {
  const { accountId, sessionId } = actor;
  if (actor.kind === "account" || isKeptOut(actor)) return { accountId, sessionId, networkId: null };
  const networkId = actor.network.id;
  return actor.kind === "staff"
    ? { accountId, sessionId, networkId, organisationId: actor.organisation.id }
    : { accountId, sessionId, networkId, neighbourhoodId: actor.neighbourhoodId };
}

/** Belongs to an organisation, but may not see anything of it at this moment. */
const isKeptOut = (actor: Exclude<Actor, { kind: "guest" }>): boolean =>
  actor.kind === "staff" &&
  (actor.mustAddFactor || actor.membershipType === "pending" || actor.membershipType === "disabled");
