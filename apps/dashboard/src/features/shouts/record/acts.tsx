import { Button, Group } from "@stoep/ui";
import { DeleteIcon, DoneIcon, EyeIcon, EyeOffIcon, PersonIcon, ProgressIcon } from "@stoep/ui/icons";
import { type ReactNode, useState } from "react";
import { type RowAct, RowMenu, useRefusalText, useShoutActs, VerdictControl } from "../../../app/index.ts";
import { AssignDialog, DoneDialog, ProgressDialog } from "../parts/act-dialogs.tsx";
import { type Shout, useText } from "../parts/words.ts";
import { HideDialog, ShowDialog } from "./hide-dialogs.tsx";

type OpenDialog = "assign" | "start" | "finish" | "resume" | "hide" | "delete" | "show";

/** The next step as the main button, other steps beside it, and the rest in a menu, as the server's verdicts allow. */
export function ShoutActs({ shout }: { shout: Shout }) {
  const t = useText();
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const { can, status } = shout;
  const act = (name: "assign" | "start" | "finish" | "resume", icon: ReactNode, isMain: boolean) => (
    <VerdictControl by={can[name]}>
      <Button
        size="sm"
        variant={isMain ? "filled" : "default"}
        leftSection={icon}
        onClick={() => can[name] === true && setAsked(name)}
      >
        {t(`acts.${name}`)}
      </Button>
    </VerdictControl>
  );
  return (
    <Group gap="sm">
      {status === "new" && act("start", <ProgressIcon aria-hidden />, true)}
      {status !== "done" && act("finish", <DoneIcon aria-hidden />, status === "in-progress")}
      {status === "done" && act("resume", <ProgressIcon aria-hidden />, false)}
      {act("assign", <PersonIcon aria-hidden />, false)}
      <MoreMenu shout={shout} onAsk={setAsked} />
      <Dialogs shout={shout} asked={asked} onClose={() => setAsked(null)} />
    </Group>
  );
}

function MoreMenu({ shout, onAsk }: { shout: Shout; onAsk: (asked: OpenDialog) => void }) {
  const { id, title, isHidden, neighbourhood, sharing, can } = shout;
  const t = useText();
  const others = useShoutActs({ id, title, neighbourhoodId: neighbourhood.id });
  const refusalText = useRefusalText();
  const icons = { show: EyeIcon, hide: EyeOffIcon, delete: DeleteIcon };
  const names = isHidden ? (["show"] as const) : (["hide", "delete"] as const);
  const moderating: RowAct[] = names.map((name) => {
    const verdict = can[name];
    return {
      label: t(`acts.${name}`),
      icon: icons[name],
      reason: verdict === true ? undefined : refusalText(verdict),
      isDestructive: !isHidden,
      run: () => onAsk(name),
    };
  });
  // Other capabilities can use only messages to the city, not those between neighbours.
  const acts = [...(sharing === "municipality" ? others : []), ...moderating];
  return <RowMenu name={title} acts={acts} size={36} />;
}

function Dialogs({ shout, asked, onClose }: { shout: Shout; asked: OpenDialog | null; onClose: () => void }) {
  const shouts = [shout];
  if (asked === "assign") return <AssignDialog shouts={shouts} onClose={onClose} />;
  if (asked === "finish") return <DoneDialog shouts={shouts} onClose={onClose} />;
  if (asked === "start" || asked === "resume")
    return <ProgressDialog shouts={shouts} isBack={asked === "resume"} onClose={onClose} />;
  if (asked === "hide" || asked === "delete")
    return <HideDialog shout={shout} isDeleting={asked === "delete"} onClose={onClose} />;
  if (asked === "show") return <ShowDialog shout={shout} onClose={onClose} />;
  return null;
}
