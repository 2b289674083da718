import { Checkbox, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { type Ticket, useText } from "./words.ts";

type Side = Ticket["reach"][number]["to"];

/** Whom a step notifies, and how. Each side can be left out, for when the concierge has already told them. */
export function useNotifySides(ticket: Ticket, sides: readonly Side[]) {
  const t = useText();
  const [left, setLeft] = useState<readonly Side[]>([]);
  const mark = (side: Side, isTold: boolean) =>
    setLeft((before) => [...before.filter((one) => one !== side), ...(isTold ? [] : [side])]);
  const rows = sides.flatMap((side) => {
    const way = wayOf(ticket, side);
    return way ? [{ side, ...way }] : [];
  });
  const field = rows.length > 0 && (
    <Stack gap="xs" role="group" aria-label={t("tell.label")}>
      {rows.map(({ side, by, name }) =>
        by === "call" ? (
          <Text key={side} size="sm">
            {t("tell.call", { name })}
          </Text>
        ) : (
          <Checkbox
            key={side}
            label={t(`tell.${by}`, { name })}
            checked={!left.includes(side)}
            onChange={(event) => mark(side, event.currentTarget.checked)}
          />
        ),
      )}
    </Stack>
  );
  return { tell: sides.filter((side) => !left.includes(side)), field };
}

/**
 * How the server notifies a side: by mail if there is an address, else by text message, as long as some are left. A helper who is only chosen in this step is
 * not known yet.
 */
function wayOf({ reach }: Ticket, side: Side) {
  const found = reach.find(({ to }) => to === side);
  if (!found) return side === "helper" ? { by: "link" as const, name: "" } : null;
  const { name, mail, text } = found;
  if (mail === "person_gone") return null;
  // At the ceiling of the month the concierge calls.
  const has = (verdict: typeof text) => verdict !== "no_contact" && verdict !== "texts_spent";
  return { name, by: has(mail) ? ("mail" as const) : has(text) ? ("text" as const) : ("call" as const) };
}
