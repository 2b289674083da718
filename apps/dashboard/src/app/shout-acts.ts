/** The place in the menu of a resident's message that other capabilities fill; apart from the other places, which every screen loads. */
import { inOrder } from "@stoep/client/menus";
import { use } from "react";
import { accessOf } from "./access.ts";
import { FeaturesContext } from "./entries.tsx";
import type { ShoutOrigin } from "./feature.ts";
import type { RowAct } from "./list/row-menu.tsx";
import { useSession } from "./session.tsx";
import { useMenuText } from "./shell/menu.ts";
import { useRefusalText } from "./text.ts";

/** What other capabilities make of a resident's message; with the reason where the member may only look. */
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
