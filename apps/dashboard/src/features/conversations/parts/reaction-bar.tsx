import type { ReactionKind } from "@stoep/contract/conversations";
import { Button, Group, Menu } from "@stoep/ui";
import { CloseIcon, ReactionIcon } from "@stoep/ui/icons";
import { api, useAccess, useCommand } from "../../../app/index.ts";
import { ReactionFigures } from "./reaction-figures.tsx";
import { type Reactions, reactionIcons, reactionKinds, type Subject, useText } from "./words.ts";

type Props = {
  subject: Pick<Subject, "params" | "licence">;
  /** A comment on the subject; without one, the subject itself. */
  commentId?: string;
  reactions: Reactions;
  myReaction: ReactionKind | null;
  /** Whether that there are none is said to those who may not react. */
  saysNone?: boolean;
};

/** The reactions, and for editors the choice of their own; who may not react sees the numbers alone. */
export function ReactionBar({ subject, commentId, reactions, myReaction, saysNone = false }: Props) {
  const mayReact = useAccess(subject.licence).write === true;
  const hasAny = Object.keys(reactions).length > 0;
  if (!mayReact && !hasAny && !saysNone) return null;
  return (
    <Group gap="md">
      {mayReact && <Chooser params={subject.params} commentId={commentId} myReaction={myReaction} />}
      {(hasAny || (saysNone && !mayReact)) && <ReactionFigures reactions={reactions} />}
    </Group>
  );
}

type ChooserProps = Pick<Props, "commentId" | "myReaction"> & Pick<Subject, "params">;

function Chooser({ params, commentId, myReaction }: ChooserProps) {
  const t = useText();
  const onSubject = useCommand(api.conversations.react);
  const onComment = useCommand(api.conversations.reactToComment);
  const choose = (kind: ReactionKind | null) =>
    void (commentId
      ? onComment.run({ params: { commentId }, body: { kind } })
      : onSubject.run({ params, body: { kind } }));
  const Icon = myReaction ? reactionIcons[myReaction] : ReactionIcon;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon aria-hidden />}
          loading={onSubject.isRunning || onComment.isRunning}
        >
          {myReaction ? t("reactions.mine", { kind: t(`reactions.${myReaction}`) }) : t("reactions.act")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={myReaction ?? ""} onChange={(kind) => choose(kind as ReactionKind)}>
          {reactionKinds.map((kind) => (
            <Choice key={kind} kind={kind} />
          ))}
        </Menu.RadioGroup>
        {myReaction && (
          <Menu.Item leftSection={<CloseIcon aria-hidden />} onClick={() => choose(null)}>
            {t("reactions.withdraw")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Choice({ kind }: { kind: ReactionKind }) {
  const t = useText();
  const Icon = reactionIcons[kind];
  return (
    <Menu.RadioItem value={kind} closeMenuOnClick>
      <Group gap="xs">
        <Icon aria-hidden />
        {t(`reactions.${kind}`)}
      </Group>
    </Menu.RadioItem>
  );
}
