import type { ReactionKind, Reactions } from "@stoep/contract/conversations";
import { ReactionIcon } from "@stoep/ui/icons";
import { api, Button, Popover, useCommand, useDisclosure } from "../../../app/index.ts";
import { type ConversationSubject, rankReactions, reactionKinds } from "../model.ts";
import { useText } from "../words.ts";
import style from "./reaction-bar.module.css";
import { ReactionSign } from "./reaction-sign.tsx";

export interface ReactionState {
  reactions: Reactions;
  myReaction: ReactionKind | null;
}

interface Props extends ReactionState {
  /** The target of reactions; null makes the bar read-only. */
  target: ConversationSubject | { commentId: string } | null;
  onChanged?: (state: ReactionState) => void;
}

export function ReactionBar({ target, reactions, myReaction, onChanged }: Props) {
  return (
    <div className={style.bar}>
      {target && <Chooser target={target} myReaction={myReaction} onChanged={onChanged} />}
      <Totals reactions={reactions} />
    </div>
  );
}

interface ChooserProps {
  target: ConversationSubject | { commentId: string };
  myReaction: ReactionKind | null;
  onChanged: Props["onChanged"];
}

function Chooser({ target, myReaction, onChanged }: ChooserProps) {
  const t = useText();
  const { isOpen, toggle, close, box, button } = useDisclosure<HTMLDivElement>();
  const options = { whenDone: (state: ReactionState) => onChanged?.(state), refetches: [] };
  const onSubject = useCommand(api.conversations.react, options);
  const onComment = useCommand(api.conversations.reactToComment, options);
  const isRunning = onSubject.isRunning || onComment.isRunning;
  const choose = (kind: ReactionKind) => {
    close();
    button.current?.focus();
    const body = { kind: kind === myReaction ? null : kind };
    if ("commentId" in target) void onComment.run({ params: target, body });
    else void onSubject.run({ params: target.params, body });
  };
  return (
    <div className={style.box} ref={box}>
      <Button ref={button} isSmall isAtEdge look="quiet" isBusy={isRunning} aria-expanded={isOpen} onClick={toggle}>
        {myReaction ? <ReactionSign kind={myReaction} /> : <ReactionIcon aria-hidden />}
        {myReaction ? t(`reactions.${myReaction}`) : t("react")}
      </Button>
      {isOpen && (
        <Popover title={t("react")} onClose={close}>
          <fieldset className={style.choices}>
            <legend className="unseen">{t("react")}</legend>
            {reactionKinds.map((kind) => (
              <button
                key={kind}
                type="button"
                className={style.choice}
                aria-pressed={kind === myReaction}
                onClick={() => choose(kind)}
              >
                <span className={style.sign}>
                  <ReactionSign kind={kind} />
                </span>
                {t(`reactions.${kind}`)}
              </button>
            ))}
          </fieldset>
        </Popover>
      )}
    </div>
  );
}

function Totals({ reactions }: { reactions: Reactions }) {
  const t = useText();
  const rows = rankReactions(reactions);
  if (rows.length === 0) return null;
  return (
    <ul className={style.totals} aria-label={t("totals")}>
      {rows.map(({ kind, total }) => (
        <li key={kind}>
          <ReactionSign kind={kind} />
          <span className="unseen">{t(`reactions.${kind}`)}: </span>
          {total}
        </li>
      ))}
    </ul>
  );
}
