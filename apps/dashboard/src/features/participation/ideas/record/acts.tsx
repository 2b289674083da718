import type { Verdict } from "@stoep/contract/kernel";
import { isChosenType } from "@stoep/contract/participation/values";
import { Button, confirm, type MenuAct } from "@stoep/ui";
import {
  CommentsIcon,
  DeleteIcon,
  DuplicateIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  MoneyIcon,
  ProgressIcon,
  ToolsIcon,
} from "@stoep/ui/icons";
import { useState } from "react";
import { api, useCommand, useRefusalText, VerdictControl } from "../../../../app/index.ts";
import { editIdeaPath, type Idea, useText } from "../parts/words.ts";
import { type AskedAct, AskedDialog } from "./asked-dialog.tsx";

type Ask = (asked: AskedAct) => void;

/** The next step as the main button, and everything else in the menu, as the server's verdicts allow. */
export function useIdeaActs(idea: Idea) {
  const [asked, ask] = useState<AskedAct | null>(null);
  return {
    ask,
    action: <MainAct idea={idea} ask={ask} />,
    menu: useMenu(idea, ask),
    dialog: asked && <AskedDialog idea={idea} asked={asked} onClose={() => ask(null)} />,
  };
}

/** Admits one that waits; then decides; and tells of the works of a chosen one. */
function MainAct({ idea, ask }: { idea: Idea; ask: Ask }) {
  const t = useText();
  if (idea.standing === "waiting") return <AdmitButton idea={idea} />;
  const [verdict, asked, label] = isChosenType(idea.type)
    ? ([idea.can.update, "works", t("works.act")] as const)
    : ([idea.can.decide, "decide", t("decide.act")] as const);
  return (
    <VerdictControl by={verdict}>
      <Button onClick={() => verdict === true && ask(asked)}>{label}</Button>
    </VerdictControl>
  );
}

function AdmitButton({ idea: { id, version, title, can } }: { idea: Idea }) {
  const t = useText();
  const admit = useCommand(api.participation.admitIdea, { done: t("admit.done") });
  const askFirst = async () => {
    if (can.admit !== true) return;
    const isSure = await confirm({
      title: t("admit.title", { title }),
      message: t("admit.text"),
      confirmLabel: t("admit.act"),
      cancelLabel: t("cancel"),
    });
    if (isSure) await admit.run({ params: { ideaId: id }, body: { version } });
  };
  return (
    <VerdictControl by={can.admit}>
      <Button loading={admit.isRunning} onClick={() => void askFirst()}>
        {t("admit.act")}
      </Button>
    </VerdictControl>
  );
}

function useMenu(idea: Idea, ask: Ask): MenuAct[] {
  const t = useText();
  const refusalText = useRefusalText();
  const reasonOf = (verdict: Verdict) => (verdict === true ? undefined : refusalText(verdict));
  const { can, standing, author } = idea;
  const chosen = isChosenType(idea.type);
  const act = (key: Exclude<AskedAct, object>, label: string, icon: MenuAct["icon"], verdict: Verdict): MenuAct => ({
    key,
    label,
    icon,
    reason: reasonOf(verdict),
    onClick: () => ask(key),
    isDestructive: key === "delete" || key === "hide",
  });
  const edit: MenuAct = {
    key: "edit",
    label: t("acts.edit"),
    icon: EditIcon,
    ...(can.edit === true ? { href: editIdeaPath(idea.id) } : { reason: reasonOf(can.edit) }),
  };
  const moderating =
    standing === "hidden"
      ? [act("show", t("acts.show"), EyeIcon, can.moderate)]
      : [
          act("hide", t("acts.hide"), EyeOffIcon, can.moderate),
          act("delete", t("acts.delete"), DeleteIcon, can.moderate),
        ];
  return [
    ...(chosen || standing === "waiting" ? [act("decide", t("decide.act"), ProgressIcon, can.decide)] : []),
    act("answer", t(idea.answer ? "answer.change" : "answer.act"), CommentsIcon, can.answer),
    ...(chosen ? [act("cost", t("cost.act"), MoneyIcon, can.decide)] : []),
    ...(chosen ? [] : [act("works", t("works.act"), ToolsIcon, can.update)]),
    act("merge", t("merge.menu"), DuplicateIcon, can.merge),
    ...(author.isFromCounter ? [edit] : []),
    ...moderating,
  ];
}
