import type { notifications } from "@stoep/contract/notifications";
import type { Actor } from "#kernel/actor.ts";
import type { Listener } from "#kernel/live.ts";
import type { Handler } from "#kernel/module.ts";

export const listen: Handler<(typeof notifications)["listen"]> = async ({ actor, listen }) => {
  const listener = listenerOf(actor);
  return (push, end) => listen(listener, { changed: (topic) => push({ topic }), end });
};

function listenerOf(actor: Exclude<Actor, { kind: "guest" }>): Listener {
  const { accountId, sessionId } = actor;
  if (actor.kind === "account") return { accountId, sessionId, networkId: null };
  const networkId = actor.network.id;
  return actor.kind === "staff"
    ? { accountId, sessionId, networkId, organisationId: actor.organisation.id }
    : { accountId, sessionId, networkId, neighbourhoodId: actor.neighbourhoodId };
}
