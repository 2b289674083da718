import { type Column, Group, IconButton } from "@stoep/ui";
import { DeleteIcon, EditIcon } from "@stoep/ui/icons";
import { type Format, useRefusalText } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { AccessWords } from "./access-words.tsx";
import { nameOf } from "./member-drawer.tsx";
import { Person } from "./pending-members.tsx";
import { useRemoveMember } from "./use-remove-member.tsx";

type T = ReturnType<typeof useText>;

/** Name, role and levels, second step and last activity; and a button to edit. */
export function memberColumns(t: T, format: Format, onChange: (member: Member) => void): Column<Member>[] {
  return [
    {
      key: "name",
      title: t("members.name"),
      isWhole: true,
      render: (member) => <Person member={member} hint={member.jobTitle} />,
    },
    {
      key: "role",
      title: t("members.role"),
      isWhole: true,
      onPhone: "line",
      width: 224,
      render: ({ type, levels }) => <AccessWords type={type} levels={levels} />,
    },
    {
      key: "secondFactor",
      title: t("members.secondFactor"),
      width: 116,
      isOptional: true,
      render: ({ hasSecondFactor }) => t(hasSecondFactor ? "members.yes" : "members.no"),
    },
    {
      key: "lastUsed",
      title: t("members.lastUsed"),
      width: "content",
      isOptional: true,
      render: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <time dateTime={lastUsedAt} title={format.moment(lastUsedAt)}>
            {format.ago(lastUsedAt)}
          </time>
        ) : (
          t("members.never")
        ),
    },
    {
      key: "actions",
      title: t("members.actions"),
      isUnnamed: true,
      isWhole: true,
      onPhone: "end",
      width: 90,
      align: "end",
      render: (member) => <Actions member={member} onChange={() => onChange(member)} />,
    },
  ];
}

function Actions({ member, onChange }: { member: Member; onChange: () => void }) {
  const t = useText();
  const words = useRefusalText();
  const remove = useRemoveMember(member);
  const verdict = member.can.remove;
  const name = nameOf(member);
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <IconButton size={32} label={t("members.changeNamed", { name })} onClick={onChange}>
        <EditIcon aria-hidden />
      </IconButton>
      <IconButton
        size={32}
        label={t("members.removeNamed", { name })}
        reason={verdict === true ? undefined : words(verdict)}
        color="brick"
        loading={remove.isRunning}
        onClick={() => void remove.ask()}
      >
        <DeleteIcon aria-hidden />
      </IconButton>
      {remove.dialog}
    </Group>
  );
}
