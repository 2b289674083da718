import { UpIcon } from "@stoep/ui/icons";
import { Button } from "../../../app/index.ts";
import type { FeedFilter } from "../feed-filter.ts";
import style from "../screens/feed.module.css";
import { useText } from "../words.ts";
import { FeedFilters } from "./feed-filters.tsx";

interface Props {
  wanted: FeedFilter;
  /** Nothing is left to show. */
  isEmpty: boolean;
  newCount: number;
  onNew: () => void;
}

/** The controls above the feed: its filters, and the button that shows new messages. */
export function FeedControls({ wanted, isEmpty, newCount, onNew }: Props) {
  const t = useText();
  return (
    <>
      <div className={style.filters}>
        <FeedFilters wanted={wanted} isEmpty={isEmpty} />
      </div>
      <div className={style.new} role="status">
        {newCount > 0 && (
          <Button look="main" isSmall onClick={onNew}>
            <UpIcon aria-hidden />
            {t("new", { count: newCount })}
          </Button>
        )}
      </div>
    </>
  );
}
