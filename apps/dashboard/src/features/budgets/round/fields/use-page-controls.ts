import type { PageControls } from "@stoep/ui";
import { useText } from "../../parts/words.ts";

/** The way from one page of rows to the next. */
export function usePageControls({ page, pages }: { page: number; pages: number }, onPage: (page: number) => void) {
  const t = useText();
  return {
    onPrevious: page > 0 ? () => onPage(page - 1) : undefined,
    onNext: page < pages - 1 ? () => onPage(page + 1) : undefined,
    position: t("page", { page: page + 1, pages }),
  } satisfies PageControls;
}
