import { Refused } from "@stoep/contract/kernel";
import { askToLeave, Menu, toast } from "@stoep/ui";
import { CheckIcon, ChevronDownIcon } from "@stoep/ui/icons";
import { useGo } from "./navigation.tsx";
import { type Membership, switchMembership, useMembership, useSession } from "./session.tsx";
import { useAppText, useRefusalText } from "./text.ts";
import style from "./top-bar.module.css";

function useSwitch(): (membership: Membership) => Promise<void> {
  const t = useAppText();
  const words = useRefusalText();
  const go = useGo();
  return async (membership) => {
    if (!(await askToLeave())) return;
    try {
      await switchMembership(membership.id);
      go("/");
      toast(t("organisation.switched", { name: membership.organisation.name }));
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unexpected"), { tone: "danger" });
    }
  };
}

/** Says for whom one works, and lets those with several memberships change over. S1 §6 */
export function OrganisationSwitcher() {
  const t = useAppText();
  const active = useMembership();
  const { memberships } = useSession();
  const change = useSwitch();
  const open = memberships.filter(({ type }) => type !== "disabled" && type !== "pending");
  if (open.length < 2) {
    return (
      <span className={style.organisation}>
        <span className={style.name}>{active.organisation.name}</span>
      </span>
    );
  }
  return (
    <Menu width={300} position="bottom-start">
      <Menu.Target>
        <button type="button" className={style.organisation}>
          <span className={style.name}>{active.organisation.name}</span>
          <ChevronDownIcon aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("organisation.switch")}</Menu.Label>
        {open.map((membership) => (
          <Menu.Item
            key={membership.id}
            role="menuitemradio"
            aria-checked={membership.id === active.id}
            rightSection={membership.id === active.id ? <CheckIcon aria-hidden /> : null}
            onClick={() => membership.id !== active.id && change(membership)}
          >
            {membership.organisation.name}
            <div className={style.network}>{membership.network.name}</div>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
