import { Card, Figure, Skeleton, TextLink } from "@stoep/ui";
import type { ReactNode } from "react";
import style from "./start.module.css";

type Props = {
  label: string;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  /** What exactly is counted. */
  definition: string;
  /** How the number changed, or what it is a share of. */
  hint?: ReactNode;
  /** A link to the rows behind the number. */
  way?: { href: string; label: string };
};

/** A number with its definition and a link to what it counts; the label is shown while the number loads. */
export function FigureCard({ label, value, definition, hint, way }: Props) {
  const isWaiting = value === undefined;
  return (
    <Card className={style.card ?? ""} aria-busy={isWaiting}>
      <Figure
        label={label}
        definition={definition}
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
