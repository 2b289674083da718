import { Button } from "@mantine/core";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import style from "./data-table.module.css";

/** A missing function means that there is no page on that side. */
export type PageControls = {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** "Page 3 of 12". */
  position?: string | undefined;
};

export function Pager({ paging, labels }: { paging: PageControls; labels: { previous: string; next: string } }) {
  const { onPrevious, onNext, position } = paging;
  if (!onPrevious && !onNext) return null;
  return (
    <div className={style.pager}>
      <Button
        variant="default"
        leftSection={<ChevronLeftIcon aria-hidden />}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        {labels.previous}
      </Button>
      {position && <span className={style.position}>{position}</span>}
      <Button variant="default" rightSection={<ChevronRightIcon aria-hidden />} disabled={!onNext} onClick={onNext}>
        {labels.next}
      </Button>
    </div>
  );
}
