import type { ReactNode } from "react";

export type SplitRow = {
  key: string;
  href: string;
  title: ReactNode;
  meta: ReactNode;
  badge?: ReactNode;
  /** What its checkbox is called, where rows can be picked. */
  pickLabel?: string;
};
