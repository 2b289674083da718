import type { Language } from "@stoep/contract/kernel";
import { bareWords } from "@stoep/contract/rich-text";
import { Skeleton } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useMemo } from "react";
import { useFormat } from "../format.ts";
import { useText } from "./words.ts";

const RichTextEditor = lazyPart(() => import("@stoep/ui/editor").then((m) => m.RichTextEditor));

type Props = {
  label: string;
  description?: React.ReactNode;
  value: string;
  onChange: (html: string) => void;
  lang?: Language;
  /** How long what is read may be, and the error while it is longer. */
  limit?: { max: number; tooLong: string };
  required?: boolean;
  error?: string | undefined;
  "data-path": string;
};

/** A field for formatted text; its editor is loaded separately. */
export function RichTextField({ description, limit, ...rest }: Props) {
  const t = useText();
  const format = useFormat();
  const max = limit?.max;
  const isOver = limit !== undefined && bareWords(rest.value).length > limit.max;
  const labels = useMemo(
    () => ({
      toolbar: t("toolbar"),
      heading2: t("heading2"),
      heading3: t("heading3"),
      heading4: t("heading4"),
      bold: t("bold"),
      italic: t("italic"),
      bulletList: t("bulletList"),
      numberedList: t("numberedList"),
      link: t("link"),
      removeLink: t("removeLink"),
      linkAddress: t("linkAddress"),
      saveLink: t("saveLink"),
      undo: t("undo"),
      redo: t("redo"),
      count: (length: number) =>
        max === undefined
          ? t("count", { count: length, length: format.number(length) })
          : t("fields.count", { length: format.number(length), max: format.number(max) }),
    }),
    [t, format, max],
  );
  return (
    <Suspense fallback={<Skeleton height={324} />}>
      <RichTextEditor labels={labels} description={description} {...rest} error={isOver ? limit.tooLong : rest.error} />
    </Suspense>
  );
}
