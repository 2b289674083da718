import type { Language } from "@stoep/contract/kernel";
import { Skeleton } from "@stoep/ui";
import { lazy, Suspense, useMemo } from "react";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";

const RichTextEditor = lazy(() => import("@stoep/ui/editor"));

type Props = {
  label: string;
  description?: React.ReactNode;
  value: string;
  onChange: (html: string) => void;
  lang: Language;
  error?: string;
  "data-path": string;
};

/** The text with its markup; the editor loads by itself. */
export function RichTextField({ description, ...rest }: Props) {
  const t = useText();
  const format = useFormat();
  const labels = useMemo(
    () => ({
      toolbar: t("compose.editor.toolbar"),
      heading2: t("compose.editor.heading2"),
      heading3: t("compose.editor.heading3"),
      heading4: t("compose.editor.heading4"),
      bold: t("compose.editor.bold"),
      italic: t("compose.editor.italic"),
      bulletList: t("compose.editor.bulletList"),
      numberedList: t("compose.editor.numberedList"),
      link: t("compose.editor.link"),
      removeLink: t("compose.editor.removeLink"),
      linkAddress: t("compose.editor.linkAddress"),
      saveLink: t("compose.editor.saveLink"),
      undo: t("compose.editor.undo"),
      redo: t("compose.editor.redo"),
      count: (length: number) => t("compose.editor.count", { count: length, length: format.number(length) }),
    }),
    [t, format],
  );
  return (
    <Suspense fallback={<Skeleton height={324} />}>
      <RichTextEditor required labels={labels} {...(description ? { description } : {})} {...rest} />
    </Suspense>
  );
}
