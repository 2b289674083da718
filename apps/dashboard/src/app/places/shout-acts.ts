/** What other capabilities add to the menu of a resident's message. In a file of its own, because every screen loads the other places. */
import { inOrder } from "@stoep/client/menus";
import { use } from "react";
import { accessOf } from "../access.ts";
import { FeaturesContext } from "../entries.tsx";
import type { ShoutOrigin } from "../feature.ts";
import type { RowAct } from "../list/row-menu.tsx";
import { useSession } from "../session.tsx";
import { useMenuText } from "../shell/menu.ts";
import { useRefusalText } from "../text.ts";

/** The acts that other capabilities add; each with the reason if the member may only read there. */
export function useShoutActs(shout: ShoutOrigin): RowAct[] {
  const session = useSession();
  const menuText = useMenuText();
  const refusalText = useRefusalText();
  const acts = inOrder(use(FeaturesContext).flatMap(({ shoutActs = [] }) => shoutActs));
  return acts.flatMap(({ key, icon, licence, hrefFor }) => {
    const { read, write } = accessOf(session, licence);
    if (read !== true) return [];
    const reason = write === true ? undefined : refusalText(write);
    return [{ label: menuText(`shoutActs.${key}`), icon, reason, href: hrefFor(shout) }];
  });
}
