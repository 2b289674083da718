import { useNotices, useReadMarks } from "@stoep/client/notices";
import { Button, ButtonLink, Card, EmptyState, Notice, Page, Stack, TextLink } from "@stoep/ui";
import { CheckIcon } from "@stoep/ui/icons";
import { notify, QueryContent, RowsPlaceholder, useSearch } from "../../../app/index.ts";
import { NoticeList } from "../parts/notice-list.tsx";
import style from "../parts/notices.module.css";
import { useText } from "../words.ts";

/** All notifications of the member, newest first. */
export function NotificationsScreen() {
  const t = useText();
  const isUnreadOnly = useSearch(["show"]).show === "unread";
  const { query, notices, pages } = useNotices(isUnreadOnly);
  const { markOne, markAll } = useReadMarks(notify);
  const items = [
    { label: t("all"), href: "/notifications", isActive: !isUnreadOnly },
    { label: t("unreadOnly"), href: "/notifications?show=unread", isActive: isUnreadOnly },
  ];
  return (
    <Page
      title={t("title")}
      width="narrow"
      lead={<TextLink href="/account/notifications">{t("preferences")}</TextLink>}
      tabs={{ label: t("show"), items }}
      action={
        notices.some(({ isRead }) => !isRead) && (
          <Button variant="default" leftSection={<CheckIcon aria-hidden />} onClick={() => void markAll()}>
            {t("markAll")}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {query.isError && query.data && <Notice tone="warning">{t("offline")}</Notice>}
        <QueryContent query={query} waiting={<RowsPlaceholder />}>
          {() =>
            notices.length === 0 ? (
              <NoNotices isUnreadOnly={isUnreadOnly} />
            ) : (
              <Card isFlush className={style.card}>
                <NoticeList notices={notices} onMark={(notice) => void markOne(notice)} headings="h2" />
                {query.hasNextPage && (
                  <div className={style.more}>
                    <Button variant="light" loading={query.isFetchingNextPage} onClick={() => void pages.more()}>
                      {t("more")}
                    </Button>
                  </div>
                )}
              </Card>
            )
          }
        </QueryContent>
      </Stack>
    </Page>
  );
}

function NoNotices({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const t = useText();
  if (!isUnreadOnly) {
    return (
      <EmptyState drawing="letters" title={t("none.title")}>
        {t("none.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="letters"
      title={t("none.unreadTitle")}
      action={
        <ButtonLink href="/notifications" variant="default">
          {t("none.showAll")}
        </ButtonLink>
      }
    >
      {t("none.unreadText")}
    </EmptyState>
  );
}
