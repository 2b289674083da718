import { type Column, confirm, Group, IconButton, StatusBadge, type StatusKind } from "@stoep/ui";
import { CloseIcon, SendIcon } from "@stoep/ui/icons";
import { api, DeliveryNote, type Format, useCommand, useSendAgain } from "../../../app/index.ts";
import { type Invitation, useText } from "../settings/words.ts";
import { AccessWords } from "./access-words.tsx";
import { useInvite } from "./invite-drawer.tsx";

type T = ReturnType<typeof useText>;

const looks: Record<Invitation["state"], StatusKind> = {
  open: "progress",
  accepted: "done",
  revoked: "ended",
  expired: "ended",
};

export function invitationColumns(t: T, format: Format): Column<Invitation>[] {
  const day = (instant: string) => (
    <time dateTime={instant} title={format.moment(instant)}>
      {format.day(instant)}
    </time>
  );
  return [
    { key: "email", title: t("members.email"), render: ({ email }) => email },
    {
      key: "state",
      title: t("invitations.state"),
      isWhole: true,
      onPhone: "line",
      width: 140,
      render: ({ state }) => <StatusBadge kind={looks[state]}>{t(`invitations.states.${state}`)}</StatusBadge>,
    },
    {
      key: "delivery",
      title: t("invitations.delivery"),
      isWhole: true,
      onPhone: "line",
      width: 200,
      render: (invitation) => <MailNote invitation={invitation} />,
    },
    {
      key: "role",
      title: t("members.role"),
      isWhole: true,
      width: 180,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ type, levels }) => <AccessWords type={type} levels={levels} />,
    },
    {
      key: "by",
      title: t("invitations.by"),
      isOptional: true,
      isHiddenAtFirst: true,
      width: 140,
      render: ({ invitedBy }) => invitedBy,
      line: ({ createdAt }) => day(createdAt),
    },
    {
      key: "until",
      title: t("invitations.until"),
      isOptional: true,
      width: 112,
      render: ({ expiresAt }) => day(expiresAt),
    },
    {
      key: "actions",
      title: t("members.actions"),
      isUnnamed: true,
      isWhole: true,
      onPhone: "end",
      width: 96,
      align: "end",
      render: (invitation) => <Actions invitation={invitation} />,
    },
  ];
}

function MailNote({ invitation: { id, email, delivery } }: { invitation: Invitation }) {
  const again = useSendAgain(api.accounts.sendInvitationAgain);
  return (
    <DeliveryNote
      delivery={delivery}
      name={email}
      isSending={again.isRunning}
      onAgain={() => void again.run({ params: { invitationId: id } })}
    />
  );
}

/** Invitations that were not accepted can be sent again, and open ones can be withdrawn. */
function Actions({ invitation }: { invitation: Invitation }) {
  const { email, state, type, levels } = invitation;
  const t = useText();
  const again = useInvite();
  const revoke = useCommand(api.accounts.deleteInvite, { done: t("invitations.revoked") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("invitations.revokeTitle", { email }),
      message: t("invitations.revokeText"),
      confirmLabel: t("invitations.revoke"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await revoke.run({ params: { invitationId: invitation.id } });
  };
  const body = {
    emails: [email],
    type,
    publicParticipationType: levels.participation,
    communityCareType: levels.care,
    neighbourhoodNetworkType: levels.network,
  };
  if (state === "accepted") return "–";
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <IconButton
        size={32}
        label={t("invitations.againNamed", { email })}
        loading={again.isRunning}
        onClick={() => void again.run({ body })}
      >
        <SendIcon aria-hidden />
      </IconButton>
      {state === "open" && (
        <IconButton
          size={32}
          label={t("invitations.revokeNamed", { email })}
          color="brick"
          loading={revoke.isRunning}
          onClick={ask}
        >
          <CloseIcon aria-hidden />
        </IconButton>
      )}
    </Group>
  );
}
