import { confirm } from "@stoep/ui";
import { api, useCommand, useMembership, useRefusalText } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { nameOf } from "./member-drawer.tsx";

/** Removes a member, or declines a pending one: confirms by name, and says why the last administrator cannot be removed. */
export function useRemoveMember(member: Member) {
  const t = useText();
  const words = useRefusalText();
  const organisation = useMembership().organisation.name;
  const name = nameOf(member);
  const isNewcomer = member.type === "pending";
  const remove = useCommand(api.accounts.deleteMember, {
    done: isNewcomer ? t("pending.declined", { name }) : t("members.removed", { name, organisation }),
    refused: ({ code }) => {
      if (code !== "last_owner") return false;
      void confirm({
        title: t("members.lastOwnerTitle", { name }),
        message: words(code),
        confirmLabel: t("members.understood"),
        cancelLabel: t("close"),
      });
      return true;
    },
  });
  const ask = async () => {
    const isSure = await confirm({
      title: isNewcomer ? t("pending.declineTitle", { name }) : t("members.removeTitle", { name, organisation }),
      message: isNewcomer ? t("pending.declineText", { name }) : t("members.removeText", { name }),
      confirmLabel: t(isNewcomer ? "pending.decline" : "members.remove"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { membershipId: member.membershipId } });
  };
  return { ask, isRunning: remove.isRunning };
}
