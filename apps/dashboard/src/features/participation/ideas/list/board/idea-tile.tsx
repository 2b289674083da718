import { ideaTypes } from "@stoep/contract/participation/values";
import { Card, IconButton, Menu, Text, TextLink } from "@stoep/ui";
import { ForwardIcon } from "@stoep/ui/icons";
import { useEffect, useRef } from "react";
import { useFormat } from "../../../../../app/index.ts";
import { StandingBadge } from "../../parts/badges.tsx";
import { useAuthorText } from "../../parts/use-author-text.ts";
import { type IdeaRow, ideaPath, useText, useTypesName } from "../../parts/words.ts";
import style from "./board.module.css";
import type { CardDrag, Move } from "./use-card-drag.ts";

type Props = {
  idea: IdeaRow;
  drag: CardDrag | undefined;
  onMove: (move: Move) => void;
  /** Set for a card that was moved here: its menu gets the focus, since the one in its old column is gone. */
  onArrived: (() => void) | undefined;
};

/** An idea on the board: its title leads to its page, its menu to another column. */
export function IdeaTile({ idea, drag, onMove, onArrived }: Props) {
  const t = useText();
  const format = useFormat();
  const authorOf = useAuthorText();
  const { id, title, supportCount: count, standing, createdAt } = idea;
  return (
    <Card className={style.card} {...drag?.cardProps(idea)}>
      <div className={style.top}>
        <TextLink href={ideaPath(id)} draggable={false} className={style.title}>
          {title}
        </TextLink>
        {drag && <MoveMenu idea={idea} onMove={onMove} onArrived={onArrived} />}
      </div>
      <StandingBadge standing={standing} />
      <Text size="sm" c="dimmed">
        {[authorOf(idea), t("list.supporters", { count, number: format.number(count) }), format.ago(createdAt)].join(
          " · ",
        )}
      </Text>
    </Card>
  );
}

function MoveMenu({ idea, onMove, onArrived }: Omit<Props, "drag">) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!onArrived) return;
    button.current?.focus();
    onArrived();
  }, [onArrived]);
  const typeName = useTypesName();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton ref={button} label={t("board.move", { title: idea.title })}>
          <ForwardIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ideaTypes
          .filter((type) => type !== idea.type)
          .map((type) => (
            <Menu.Item key={type} onClick={() => onMove({ idea, to: type })}>
              {t("board.moveTo", { type: typeName(type) })}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
