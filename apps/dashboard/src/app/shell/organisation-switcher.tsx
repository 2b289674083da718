import { api } from "@stoep/client/api";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { Avatar, askToLeave, Menu, toast } from "@stoep/ui";
import { ChevronDownIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useGo } from "../navigation.tsx";
import { useMembership, useSession } from "../session.tsx";
import { switchMembership } from "../session-store.ts";
import { useAppText, useRefusalText } from "../text.ts";
import style from "./top-bar.module.css";

function useSwitch(): (membershipId: string) => Promise<void> {
  const t = useAppText();
  const words = useRefusalText();
  const go = useGo();
  return async (membershipId) => {
    if (!(await askToLeave())) return;
    try {
      const membership = await switchMembership(membershipId);
      go("/");
      toast(t("organisation.switched", { name: membership?.organisation.name ?? "" }));
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unexpected"), { tone: "danger" });
    }
  };
}

/** The logo that residents see beside the organisation's messages, if it has one. */
function Logo({ name }: { name: string }) {
  const logo = useQuery(queryOf(api.accounts.getOrganisation)).data?.logo;
  if (!logo) return null;
  return <Avatar name={name} src={`${logo.address}/320`} alt="" radius="sm" size={28} />;
}

/** Shows the active organisation, and lets people with several memberships switch. S1 §6 */
export function OrganisationSwitcher() {
  const t = useAppText();
  const active = useMembership();
  const { memberships } = useSession();
  const change = useSwitch();
  const open = memberships.filter(({ type }) => type !== "disabled" && type !== "pending");
  if (open.every(({ id }) => id === active.id)) {
    return (
      <span className={style.organisation}>
        <Logo name={active.organisation.name} />
        <span className={style.name}>{active.organisation.name}</span>
      </span>
    );
  }
  return (
    <Menu width={300} position="bottom-start">
      <Menu.Target>
        <button type="button" className={style.organisation}>
          <Logo name={active.organisation.name} />
          <span className={style.name}>{active.organisation.name}</span>
          <ChevronDownIcon aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("organisation.switch")}</Menu.Label>
        <Menu.RadioGroup value={active.id} onChange={change}>
          {open.map(({ id, organisation, network }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {organisation.name}
              <div className={style.network}>{network.name}</div>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
