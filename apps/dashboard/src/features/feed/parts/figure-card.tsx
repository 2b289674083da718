import { Card, Figure, Skeleton, TextLink } from "@stoep/ui";
import type { ReactNode } from "react";
import style from "./start.module.css";

type Props = {
  label: string;
  /** undefined while it is asked. */
  value: ReactNode | undefined;
  /** What exactly is counted, and how it changed. */
  hint?: ReactNode;
  /** To the rows behind the number. */
  way?: { href: string; label: string };
};

/** One number with its definition and the way to what it counts; its name is there before the number. */
export function FigureCard({ label, value, hint, way }: Props) {
  const isWaiting = value === undefined;
  return (
    <Card className={style.card ?? ""} aria-busy={isWaiting}>
      <Figure
        label={label}
        value={isWaiting ? <Skeleton height={28} width={96} my={3} /> : value}
        hint={isWaiting ? <Skeleton height={14} width="80%" my={4} /> : hint}
      />
      {way && (
        <div className={style.way}>
          <TextLink href={way.href}>{way.label}</TextLink>
        </div>
      )}
    </Card>
  );
}
