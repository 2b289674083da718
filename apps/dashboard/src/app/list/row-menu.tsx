import { IconButton, Menu } from "@stoep/ui";
import { MoreIcon } from "@stoep/ui/icons";
import type { ComponentType } from "react";
import { AppLink } from "../navigation.tsx";
import { useAppText } from "../text.ts";

type Icon = ComponentType<{ "aria-hidden"?: boolean }>;
export type RowAct = {
  label: string;
  icon: Icon;
  /** Why the action is unavailable now; shown below its name. */
  reason?: string | undefined;
  /** Comes last, in the danger colour. */
  isDestructive?: boolean;
} & ({ href: string } | { run: () => void });

/** The rare actions on one thing, such as a row of a list; `name` names it. */
export function RowMenu({ name, acts, size = 32 }: { name: string; acts: RowAct[]; size?: number }) {
  const t = useAppText();
  const ordered = [...acts].sort((a, b) => Number(a.isDestructive ?? false) - Number(b.isDestructive ?? false));
  return (
    <Menu>
      <Menu.Target>
        <IconButton label={t("list.more", { name })} size={size} variant={size > 32 ? "default" : undefined}>
          <MoreIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ordered.map((act) => (
          <Act key={act.label} {...act} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Act({ label, icon: Icon, reason, isDestructive, ...does }: RowAct) {
  const look = {
    leftSection: <Icon aria-hidden />,
    disabled: reason !== undefined,
    color: isDestructive ? "brick" : undefined,
  };
  const words = (
    <>
      {label}
      {reason !== undefined && <div>{reason}</div>}
    </>
  );
  // A link that is merely marked as disabled still opens from the keyboard.
  if ("href" in does && reason === undefined) {
    return (
      <Menu.Item component={AppLink} href={does.href} {...look}>
        {words}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item onClick={"run" in does ? does.run : undefined} {...look}>
      {words}
    </Menu.Item>
  );
}
