import { confirm } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { api, useCommand, useMembership, useRefusalText } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { nameOf } from "./member-drawer.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";

/**
 * Removes a member, or declines a pending one: confirms by name, asks who gets what a member handled, and says why the last
 * administrator cannot be removed.
 */
export function useRemoveMember(member: Member): { ask: () => Promise<void>; isRunning: boolean; dialog: ReactNode } {
  const t = useText();
  const words = useRefusalText();
  const organisation = useMembership().organisation.name;
  const [isAsking, setIsAsking] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const name = nameOf(member);
  const isNewcomer = member.type === "pending";
  const remove = useCommand(api.accounts.deleteMember, {
    done: isNewcomer ? t("pending.declined", { name }) : t("members.removed", { name, organisation }),
    whenDone: () => setIsAsking(false),
    refused: ({ code }) => {
      setIsChanged(code === "changed_meanwhile");
      if (code === "changed_meanwhile") return true;
      if (code !== "last_owner") return false;
      setIsAsking(false);
      void confirm({
        title: t("members.lastOwnerTitle", { name }),
        message: words(code),
        confirmLabel: t("members.understood"),
        cancelLabel: t("close"),
      });
      return true;
    },
  });
  const params = { membershipId: member.membershipId };
  const ask = async () => {
    if (!isNewcomer) return setIsAsking(true);
    const isSure = await confirm({
      title: t("pending.declineTitle", { name }),
      message: t("pending.declineText", { name }),
      confirmLabel: t("pending.decline"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params });
  };
  const dialog = isAsking && (
    <RemoveMemberDialog
      member={member}
      isRunning={remove.isRunning}
      isChanged={isChanged}
      onRemove={(handovers) => void remove.run({ params, query: { handovers } })}
      onClose={() => setIsAsking(false)}
    />
  );
  return { ask, isRunning: remove.isRunning, dialog };
}
