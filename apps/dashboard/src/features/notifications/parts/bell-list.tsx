import { useNotices, useReadMarks } from "@stoep/client/notices";
import { Button, DropPanel, EmptyState, Heading, TextLink } from "@stoep/ui";
import { notify, QueryContent, RowsPlaceholder } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { NoticeList } from "./notice-list.tsx";
import style from "./notices.module.css";

const maxNotices = 8;

/** The newest notifications below the bell, and a link to all of them. */
export function BellList({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { query, notices } = useNotices(false);
  const { markOne, markAll } = useReadMarks(notify);
  const newest = notices.slice(0, maxNotices);
  return (
    <DropPanel label={t("title")} onClose={onClose}>
      <div className={style.head}>
        <Heading order={2} size="h4">
          {t("title")}
        </Heading>
        {notices.some(({ isRead }) => !isRead) && (
          <Button variant="subtle" size="compact-sm" onClick={() => void markAll()}>
            {t("markAll")}
          </Button>
        )}
      </div>
      <QueryContent query={query} waiting={<RowsPlaceholder />}>
        {() =>
          newest.length === 0 ? (
            <EmptyState drawing="letters" title={t("none.title")} />
          ) : (
            <NoticeList notices={newest} onMark={(notice) => void markOne(notice)} headings="h3" />
          )
        }
      </QueryContent>
      <div className={style.foot}>
        <TextLink href="/notifications" onClick={onClose}>
          {t("seeAll")}
        </TextLink>
        <TextLink href="/account/notifications" onClick={onClose}>
          {t("preferences")}
        </TextLink>
      </div>
    </DropPanel>
  );
}
