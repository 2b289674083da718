import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import style from "./button.module.css";

interface Look {
  look?: "plain" | "main" | "danger" | "quiet";
  isSmall?: boolean;
  isWide?: boolean;
  /** For a quiet button that comes first or last on its line. */
  isAtEdge?: boolean;
}

const classOf = ({ look = "plain", isSmall, isWide, isAtEdge }: Look) =>
  [
    style.button,
    look !== "plain" && style[look],
    isSmall && style.small,
    isWide && style.wide,
    isAtEdge && style.atEdge,
  ]
    .filter(Boolean)
    .join(" ");

type ButtonProps = ComponentProps<"button"> & Look & { isBusy?: boolean };

/** `isBusy`: already pressed; pressing again does nothing. */
export function Button({ look, isSmall, isWide, isAtEdge, isBusy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classOf({ look, isSmall, isWide, isAtEdge } as Look)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string };

/** A link within the app that looks like a button. */
export function ButtonLink({ look, isSmall, isWide, isAtEdge, ...rest }: LinkProps) {
  return <Link data-screen-only className={classOf({ look, isSmall, isWide, isAtEdge } as Look)} {...rest} />;
}

/** A link to a page of this address that the server draws, outside the app. It opens in the same window. */
export function ServerPageLink({ look, isSmall, isWide, isAtEdge, ...rest }: LinkProps) {
  return <a data-screen-only className={classOf({ look, isSmall, isWide, isAtEdge } as Look)} {...rest} />;
}

/** A link that leaves the app. */
export function OutsideLink({ look, isSmall, isWide, children, ...rest }: LinkProps) {
  return (
    <a
      className={classOf({ look, isSmall, isWide } as Look)}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      {...rest}
    >
      {children}
    </a>
  );
}

/** Shows only an icon; screen readers read its name. */
export function IconButton({ label, children, ...rest }: ButtonProps & { label: string; children: ReactNode }) {
  return (
    <button type="button" className={`${style.button} ${style.quiet} ${style.icon}`} aria-label={label} {...rest}>
      {children}
    </button>
  );
}
