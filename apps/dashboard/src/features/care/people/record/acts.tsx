import { confirm, type MenuAct } from "@stoep/ui";
import { DeleteIcon, EndedIcon, EyeIcon, RefreshIcon } from "@stoep/ui/icons";
import { type ReactNode, useState } from "react";
import {
  api,
  ReasonDialog,
  useCommand,
  useFieldText,
  useGo,
  useReason,
  useRefusalText,
} from "../../../../app/index.ts";
import { type Person, personHref, useText } from "../parts/words.ts";
import { usePictureAct } from "./picture.tsx";

/** Suspends a member with a reason, ends the suspension, or deletes the record after a confirmation by name. */
export function usePersonActs(person: Person): { acts: MenuAct[]; dialog: ReactNode } {
  const t = useText();
  const refusalText = useRefusalText();
  const [isSuspending, setSuspending] = useState(false);
  const { id, name, suspendedAt, can } = person;
  const params = { personId: id };
  const reasonOf = (verdict: Person["can"]["edit"]) => (verdict === true ? {} : { reason: refusalText(verdict) });
  const reactivate = useCommand(api.care.suspendMember, { done: t("reactivate.done", { name }) });
  const remove = useDelete(person);
  const picture = usePictureAct(person);
  const suspension: MenuAct =
    suspendedAt === null
      ? { key: "suspend", label: t("suspend.act"), icon: EndedIcon, onClick: () => setSuspending(true) }
      : {
          key: "reactivate",
          label: t("reactivate.act"),
          icon: RefreshIcon,
          onClick: () => void reactivate.run({ params, body: { isSuspended: false } }),
        };
  const log = useReadingsAct(person);
  const acts: MenuAct[] = [
    ...picture.acts,
    ...log,
    { ...suspension, ...reasonOf(can.edit) },
    {
      key: "delete",
      label: t("delete.act"),
      icon: DeleteIcon,
      isDestructive: true,
      onClick: remove,
      ...reasonOf(can.delete),
    },
  ];
  const dialog = isSuspending ? <SuspendDialog person={person} onClose={() => setSuspending(false)} /> : picture.dialog;
  return { acts, dialog };
}

/** Links to the log of who opened the record, for administrators of care. */
export function useReadingsAct({ id, can }: Pick<Person, "id" | "can">): MenuAct[] {
  const t = useText();
  if (can.readLog !== true) return [];
  return [{ key: "readings", label: t("readings.act"), icon: EyeIcon, href: `${personHref(id)}/readings` }];
}

function useDelete({ id, name }: Person): () => void {
  const t = useText();
  const go = useGo();
  const remove = useCommand(api.care.deletePerson, {
    done: t("delete.done", { name }),
    whenDone: () => go("/care/members"),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t("delete.title", { name }),
      message: t("delete.text"),
      confirmLabel: t("delete.act"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { personId: id } });
  };
  return () => void ask();
}

function SuspendDialog({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useReason(fieldText("reasonRequired"));
  const suspend = useCommand(api.care.suspendMember, { done: t("suspend.done", { name }), whenDone: onClose });
  return (
    <ReasonDialog
      form={form}
      title={t("suspend.title", { name })}
      text={t("suspend.text")}
      field={{ label: t("suspend.reason"), hint: t("suspend.reasonHint") }}
      act={{ label: t("suspend.act"), isDestructive: true, isRunning: suspend.isRunning }}
      cancel={t("cancel")}
      onDecide={(because) => void suspend.run({ params: { personId: id }, body: { isSuspended: true, because } })}
      onClose={onClose}
    />
  );
}
