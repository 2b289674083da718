import { useNotices, useReadMarks } from "@stoep/client/notices";
import { BellIcon, CheckIcon, SettingsIcon } from "@stoep/ui/icons";
import { useSearchParams } from "wouter";
import {
  Button,
  ButtonLink,
  CommentsSkeleton,
  EmptyState,
  ListState,
  Notice,
  Segments,
  toast,
  useLive,
  useTitle,
} from "../../../app/index.ts";
import { NoticeList } from "../parts/notice-list.tsx";
import style from "../parts/notices.module.css";
import { useText } from "../words.ts";

type NoticeFilter = "all" | "unread";

/** All notifications of the resident, newest first. */
export function NotificationsScreen() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const show: NoticeFilter = search.get("show") === "unread" ? "unread" : "all";
  useTitle(t("notices.title"));
  return (
    <>
      <div className={style.top}>
        <h1>{t("notices.title")}</h1>
        <ButtonLink isSmall isAtEdge look="quiet" href="/me/notifications">
          <SettingsIcon aria-hidden />
          {t("notices.preferences")}
        </ButtonLink>
      </div>
      <NoticePages
        key={show}
        show={show}
        onShow={(next) => setSearch(next === "unread" ? { show: next } : {}, { replace: true })}
      />
    </>
  );
}

interface Props {
  show: NoticeFilter;
  onShow: (show: NoticeFilter) => void;
}

function NoticePages({ show, onShow }: Props) {
  const t = useText();
  const { query, notices, pages } = useNotices(show === "unread");
  const { markOne, markAll } = useReadMarks(toast);
  useLive(["notifications"], () => void pages.again());
  return (
    <>
      <div className={style.tools}>
        <Segments
          label={t("notices.show")}
          choices={[
            { value: "all", label: t("notices.all") },
            { value: "unread", label: t("notices.unreadOnly") },
          ]}
          value={show}
          onValue={onShow}
        />
        {notices.some(({ isRead }) => !isRead) && (
          <Button isSmall onClick={() => void markAll()}>
            <CheckIcon aria-hidden />
            {t("notices.markAll")}
          </Button>
        )}
      </div>
      {query.isError && notices.length > 0 && <Notice tone="warning">{t("notices.offline")}</Notice>}
      <ListState
        query={query}
        isEmpty={query.data !== undefined && notices.length === 0}
        hasContent={notices.length > 0}
        skeleton={<CommentsSkeleton count={5} />}
        empty={<NoNotices show={show} onShow={onShow} />}
      />
      <NoticeList notices={notices} onMark={(notice) => void markOne(notice)} />
      {query.hasNextPage && (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void pages.more()}>
          {t("notices.more")}
        </Button>
      )}
    </>
  );
}

function NoNotices({ show, onShow }: Props) {
  const t = useText();
  const icon = <BellIcon aria-hidden />;
  if (show === "all") {
    return (
      <EmptyState title={t("notices.none.title")} icon={icon}>
        {t("notices.none.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("notices.none.unreadTitle")}
      icon={icon}
      action={<Button onClick={() => onShow("all")}>{t("notices.none.showAll")}</Button>}
    >
      {t("notices.none.unreadText")}
    </EmptyState>
  );
}
