import type { HeldThings } from "@stoep/contract/accounts";
import { personName } from "@stoep/contract/kernel";
import { Notice } from "@stoep/ui";
import { useState } from "react";
import { api, FormDrawer, useCommand, useRefusalText } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { LevelFields, RoleField } from "./access-fields.tsx";
import { LostThingsDialog } from "./lost-things-dialog.tsx";

const forMembers = ["user", "owner", "community-worker", "disabled"] as const;
const forNewcomers = ["user", "owner", "community-worker"] as const;
type Role = (typeof forMembers)[number];

type Props = { member: Member; onClose: () => void };

export const nameOf = (member: Member): string => personName(member) || member.email;

/** A member's role and levels. A pending member is accepted by giving them their first ones. D §3 */
export function MemberDrawer({ member, onClose }: Props) {
  const t = useText();
  const words = useRefusalText();
  const isNewcomer = member.type === "pending";
  const [role, setRole] = useState<Role>(member.type === "pending" ? "user" : member.type);
  const [levels, setLevels] = useState(member.levels);
  const [problem, setProblem] = useState<string | null>(null);
  const [lost, setLost] = useState<HeldThings[] | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const name = nameOf(member);
  const save = useCommand(api.accounts.editMembership, {
    done: isNewcomer ? t("pending.accepted", { name }) : t("saved"),
    whenDone: onClose,
    refused: ({ code, details }) => {
      if (code === "handover_unconfirmed") setLost(details as HeldThings[]);
      else if (code === "last_owner") setProblem(code);
      setIsChanged(code === "changed_meanwhile" && lost !== null);
      return (
        code === "handover_unconfirmed" || code === "last_owner" || (code === "changed_meanwhile" && lost !== null)
      );
    },
  });
  const body = { membershipId: member.membershipId, type: role, levels };
  return (
    <>
      <FormDrawer
        onClose={onClose}
        title={t(isNewcomer ? "member.acceptTitle" : "member.changeTitle", { name })}
        cancel={t("cancel")}
        save={{ label: t(isNewcomer ? "pending.accept" : "save"), isRunning: save.isRunning }}
        onSubmit={(event) => {
          event.preventDefault();
          void save.run({ body });
        }}
      >
        {member.isMe && member.type === "owner" && role !== "owner" && (
          <Notice tone="warning">{t("member.self")}</Notice>
        )}
        {problem && <Notice tone="danger">{words(problem)}</Notice>}
        <RoleField
          label={t("member.role")}
          roles={isNewcomer ? forNewcomers : forMembers}
          value={role}
          onChange={setRole}
        />
        {role === "user" && <LevelFields value={levels} onChange={setLevels} />}
        {!isNewcomer && <Notice>{t("member.atOnce")}</Notice>}
      </FormDrawer>
      {lost && (
        <LostThingsDialog
          name={name}
          kinds={lost}
          isRunning={save.isRunning}
          isChanged={isChanged}
          onSave={(handovers) => void save.run({ body: { ...body, handovers } })}
          onClose={() => setLost(null)}
        />
      )}
    </>
  );
}
