import { unbrokenName } from "@stoep/client/formats";
import { useSeenObject } from "@stoep/client/notices";
import { Card, Gallery, Group, Heading, LinkTabs, Notice, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, FactsPlaceholder, QueryContent, queryOf, useFilters, useFormat } from "../../../app/index.ts";
import { CommentThread, OpenReports, ReactionBar, type Subject } from "../../conversations/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { Marks, ShoutStatusBadge } from "../parts/badges.tsx";
import { useHref, View } from "../parts/filters.ts";
import { TemplateMenu } from "../parts/template-menu.tsx";
import { type Shout, useText } from "../parts/words.ts";
import { ShoutActs } from "./acts.tsx";
import { Facts } from "./facts.tsx";
import { GoneShout } from "./gone-shout.tsx";
import { HistoryList } from "./history-list.tsx";
import { Notes } from "./notes.tsx";
import style from "./record.module.css";

/** One message: what was written, then the response. */
export function ShoutRecord({ shoutId }: { shoutId: string }) {
  const query = useQuery(queryOf(api.shouts.getShout, { params: { shoutId } }));
  const gone = {
    codes: ["not_found", "shout_withdrawn"],
    show: (code: string, typed: readonly string[]) => (
      <GoneShout shoutId={shoutId} isWithdrawn={code === "shout_withdrawn"} typed={typed} />
    ),
  };
  return (
    <Card>
      <QueryContent query={query} waiting={<FactsPlaceholder />} gone={gone}>
        {(shout) => <RecordContent shout={shout} />}
      </QueryContent>
    </Card>
  );
}

function RecordContent({ shout }: { shout: Shout }) {
  useSeenObject("shout", shout.id);
  return (
    <Stack gap="lg">
      <Head shout={shout} />
      <ShoutActs shout={shout} />
      <Text lang={shout.language} className={style.text ?? ""}>
        {shout.text}
      </Text>
      <Pictures shout={shout} />
      <Outcome shout={shout} />
      {!shout.isHidden && (
        <ReactionBar subject={subjectOf(shout)} reactions={shout.reactionsByKind} myReaction={shout.myReaction} />
      )}
      <Facts shout={shout} />
      <Parts shout={shout} />
    </Stack>
  );
}

function Head({ shout }: { shout: Shout }) {
  const t = useText();
  const format = useFormat();
  const { kind, title, language, author, place, neighbourhood, arrivedAt, isEdited } = shout;
  const meta = [
    author || t("left"),
    place?.street,
    unbrokenName(neighbourhood.name),
    format.moment(arrivedAt),
    isEdited ? t("edited") : null,
  ];
  return (
    <div>
      <Group gap="xs" mb="xs">
        <ShoutStatusBadge shout={shout} />
        <Marks shout={shout} />
        <Text size="sm" c="dimmed">
          {t(`kinds.${kind}`)}
        </Text>
      </Group>
      <Heading order={2} size="h3" lang={language} className={style.title ?? ""}>
        {title}
      </Heading>
      <Text size="sm" c="dimmed">
        {meta.filter(Boolean).join(" · ")}
      </Text>
    </div>
  );
}

function Pictures({ shout: { images, title } }: { shout: Shout }) {
  const t = useText();
  if (images.length === 0) return null;
  return (
    <Gallery
      pictures={images.map(({ id, address, altText }, index) => ({
        id,
        small: `${address}/320`,
        large: `${address}/1600`,
        alt: altText || t("pictures.alt", { place: index + 1, title }),
      }))}
      labels={{
        enlarge: (what) => t("pictures.enlarge", { what }),
        previous: t("pictures.previous"),
        next: t("pictures.next"),
        close: t("close"),
        place: (place, total) => t("pictures.place", { place, total }),
      }}
    />
  );
}

function Outcome({ shout: { outcome, solvedAs, status } }: { shout: Shout }) {
  const t = useText();
  if (status !== "done" || (!outcome && !solvedAs)) return null;
  return (
    <Notice tone="success" title={solvedAs ? t(`solvedBy.${solvedAs}`) : t("outcome")}>
      {outcome && <span className={style.text}>{outcome}</span>}
    </Notice>
  );
}

/** The conversation, the internal notes and the history, each at its own address. */
function Parts({ shout }: { shout: Shout }) {
  const t = useText();
  const href = useHref();
  const [{ tab }] = useFilters(View);
  const counts = { comments: shout.comments, notes: shout.notes.length, history: 0 };
  const items = (["comments", "notes", "history"] as const).map((key) => ({
    label: t(`parts.${key}`),
    href: href({ tab: key === "comments" ? undefined : key }),
    isActive: key === tab,
    count: counts[key] > 0 ? counts[key] : undefined,
  }));
  return (
    <Stack gap="md">
      <LinkTabs label={t("parts.label")} items={items} />
      {tab === "comments" && <Comments shout={shout} />}
      {tab === "notes" && <Notes shout={shout} />}
      {tab === "history" && <HistoryList shout={shout} />}
    </Stack>
  );
}

const subjectOf = ({ id }: Shout): Subject => ({
  params: { subjectKind: "shout", subjectId: id },
  licence: "shouts",
  Templates: TemplateMenu,
});

function Comments({ shout }: { shout: Shout }) {
  const names = new Map((useAreas() ?? []).map(({ id, name }) => [id, name]));
  const subject = subjectOf(shout);
  return (
    <>
      <OpenReports subject={subject} />
      <CommentThread subject={subject} neighbourhoodName={(id) => names.get(id)} />
    </>
  );
}
