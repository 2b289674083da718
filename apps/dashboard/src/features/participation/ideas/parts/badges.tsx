import type { IdeaType } from "@stoep/contract/participation";
import { Badge, StatusBadge } from "@stoep/ui";
import { type IdeaRow, typeLooks, useText, useTypeName, worksLooks } from "./words.ts";

/** How far an idea has come. S1 §3 */
export function TypeBadge({ type }: { type: IdeaType }) {
  const typeName = useTypeName();
  return <StatusBadge kind={typeLooks[type]}>{typeName(type)}</StatusBadge>;
}

/** What sets an idea apart from one that everybody reads; nothing for an open one. */
export function StandingBadge({ standing }: Pick<IdeaRow, "standing">) {
  const t = useText();
  if (standing === "open") return null;
  return <Badge color={standing === "waiting" ? "yellow" : "gray"}>{t(`standings.${standing}`)}</Badge>;
}

/** What has become of a chosen idea. */
export function WorksBadge({ works }: Pick<IdeaRow, "works">) {
  const t = useText();
  if (!works) return null;
  return (
    <StatusBadge kind={worksLooks[works.state]}>
      {t("works.badge", { state: t(`works.states.${works.state}`), percent: works.percent })}
    </StatusBadge>
  );
}
