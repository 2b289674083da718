import { Notice, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, FormDialog, queryOf, useMembership } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { type Chosen, Handovers, handoversOf } from "./handovers.tsx";
import { nameOf } from "./member-drawer.tsx";

type Props = {
  member: Member;
  isRunning: boolean;
  /** Whether the colleague who was chosen may not have it any more. */
  isChanged: boolean;
  onRemove: (handovers: string[]) => void;
  onClose: () => void;
};

/** Confirms by name, lists what the member handles, and asks who gets it: one colleague for all, or one for each kind. */
export function RemoveMemberDialog({ member, isRunning, isChanged, onRemove, onClose }: Props) {
  const t = useText();
  const organisation = useMembership().organisation.name;
  const name = nameOf(member);
  const params = { membershipId: member.membershipId };
  const { data, isError } = useQuery(queryOf(api.accounts.listHeldThings, { params }));
  const [chosen, setChosen] = useState<Chosen>({});
  const kinds = data?.kinds ?? [];
  return (
    <FormDialog
      title={t("members.removeTitle", { name, organisation })}
      cancel={t("cancel")}
      act={{ label: t("members.remove"), isRunning, isDestructive: true, isDisabled: !data && !isError }}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove(handoversOf(kinds, chosen));
      }}
      onClose={onClose}
    >
      <Text>{t("members.removeText", { name })}</Text>
      {isError && <Notice tone="warning">{t("leaving.wrong", { name })}</Notice>}
      {isChanged && <Notice tone="danger">{t("leaving.changed")}</Notice>}
      {kinds.length > 0 && (
        <Handovers title={t("leaving.title", { name })} kinds={kinds} chosen={chosen} onChoose={setChosen} />
      )}
    </FormDialog>
  );
}
