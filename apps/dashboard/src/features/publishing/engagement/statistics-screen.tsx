import { sumOf } from "@stoep/contract/kernel";
import {
  Card,
  Columns,
  EmptyState,
  Figure,
  Group,
  Heading,
  PartSwitch,
  Stack,
  TextLink,
  useKitLocale,
} from "@stoep/ui";
import { BarChart, ColumnChart } from "@stoep/ui/chart";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, OverviewPlaceholder, QueryContent, queryOf, useFilters, useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { PostsPage } from "../posts/posts-page.tsx";
import { useKindFilter } from "../posts/use-kind-filter.ts";
import { RatingBadge } from "./rating-badge.tsx";

const Filters = z.object({ kind: z.string().max(40).optional() });
type Figures = Awaited<ReturnType<typeof api.publishing.getOwnFigures>>;

/** The organisation's messages over the last twelve months: per month, per type, by rating, and the best ones. */
export function StatisticsScreen() {
  const t = useText();
  const [filters, setFilters] = useFilters(Filters);
  const { kind, parts } = useKindFilter(filters.kind, (next) => setFilters({ kind: next }));
  const query = useQuery(queryOf(api.publishing.getOwnFigures, { query: { kind } }));
  return (
    <PostsPage tab="statistics" kind={kind}>
      <Group>
        <PartSwitch {...parts} />
      </Group>
      <QueryContent query={query} waiting={<OverviewPlaceholder figures={6} />}>
        {(figures) =>
          figures.total.published === 0 ? (
            <EmptyState drawing="letters" title={t("own.figures.none")}>
              {t("own.figures.noneText")}
            </EmptyState>
          ) : (
            <Overview figures={figures} />
          )
        }
      </QueryContent>
    </PostsPage>
  );
}

function Overview({ figures }: { figures: Figures }) {
  const t = useText();
  const format = useFormat();
  const { published, engagement } = figures.total;
  const { reached, seen, opened, reactions, comments, votes } = engagement;
  return (
    <Stack gap="lg">
      <Card>
        <Columns cols={{ base: 2, sm: 3, lg: 6 }}>
          <Figure
            label={t("own.figures.published")}
            value={format.number(published)}
            definition={t("own.figures.window")}
          />
          <Figure label={t("figures.reached")} value={format.people(reached)} definition={t("own.figures.reached")} />
          <Figure
            label={t("figures.seen")}
            value={format.people(seen)}
            hint={format.share(seen, reached)}
            definition={t("own.figures.seen")}
          />
          <Figure label={t("figures.opened")} value={format.people(opened)} definition={t("own.figures.opened")} />
          <Figure
            label={t("figures.reactions")}
            value={format.number(reactions)}
            definition={t("own.figures.public")}
          />
          <Figure
            label={t("own.figures.talk")}
            value={format.number(comments + votes)}
            definition={t("own.figures.public")}
          />
        </Columns>
      </Card>
      <Columns cols={{ base: 1, lg: 2 }} spacing="lg">
        <Card>
          <Months figures={figures} />
        </Card>
        <Card>
          <Types figures={figures} />
        </Card>
        <Card>
          <Ratings figures={figures} />
        </Card>
        <Card>
          <Best figures={figures} />
        </Card>
      </Columns>
      {figures.countedAt && <p>{t("own.figures.countedAt", { at: format.moment(figures.countedAt) })}</p>}
    </Stack>
  );
}

/** "1 reaction", "12 reactions" */
function useCounted() {
  const t = useText();
  const format = useFormat();
  return (what: "messages" | "reactions" | "comments" | "votes", count: number) =>
    t(`own.figures.counts.${what}`, { count, number: format.number(count) });
}

function Months({ figures: { months } }: { figures: Figures }) {
  const t = useText();
  const format = useFormat();
  const counted = useCounted();
  const names = new Intl.DateTimeFormat(useKitLocale(), { month: "short", year: "numeric", timeZone: "UTC" });
  const monthOf = (day: string) => names.format(new Date(`${day}T12:00:00Z`));
  const most = months.reduce((best, one) => (one.published > best.published ? one : best));
  return (
    <ColumnChart
      title={t("own.figures.months")}
      summary={t("own.figures.monthsText", { month: monthOf(most.day), count: most.published })}
      tableLabel={t("charts.table")}
      axis={t("own.figures.month")}
      series={[{ key: "published", label: t("own.figures.published") }]}
      format={(value) => format.number(value ?? 0)}
      rows={months.map(({ day, published, engagement }) => ({
        key: day,
        label: monthOf(day),
        values: [published],
        text: `${counted("messages", published)} · ${counted("reactions", engagement.reactions)}`,
      }))}
    />
  );
}

function Types({ figures: { types } }: { figures: Figures }) {
  const t = useText();
  const format = useFormat();
  const label = ({ kind, type }: Figures["types"][number]) =>
    kind === "message" ? t(`types.${type}`) : t(`compose.kinds.${kind}.name`);
  return (
    <BarChart
      title={t("own.figures.types")}
      summary={t("own.figures.typesText", { type: types[0] ? label(types[0]) : "" })}
      tableLabel={t("charts.table")}
      axis={t("own.figures.type")}
      series={[{ key: "published", label: t("own.figures.published") }]}
      format={(value) => format.number(value ?? 0)}
      rows={types.map((one) => ({
        key: `${one.kind}-${one.type}`,
        label: label(one),
        values: [one.published],
        text: format.number(one.published),
      }))}
    />
  );
}

function Ratings({ figures: { ratings, total } }: { figures: Figures }) {
  const t = useText();
  const format = useFormat();
  const rated = ratings.filter(({ rating }) => rating === "good" || rating === "average" || rating === "weak");
  const all = sumOf(rated, ({ published }) => published);
  return (
    <BarChart
      title={t("own.figures.ratings")}
      summary={t("own.figures.ratingsText", { rated: all, total: total.published })}
      tableLabel={t("charts.table")}
      axis={t("inbox.column.rating")}
      series={[{ key: "published", label: t("own.figures.published") }]}
      format={(value) => format.number(value ?? 0)}
      rows={rated.map(({ rating, published }) => ({
        key: rating,
        label: t(`rating.${rating as "good"}`),
        values: [published],
        text: all > 0 ? `${format.number(published)} (${format.percent(published / all)})` : format.number(published),
      }))}
    />
  );
}

function Best({ figures: { best } }: { figures: Figures }) {
  const t = useText();
  const counted = useCounted();
  return (
    <Stack gap="sm">
      <Heading order={3}>{t("own.figures.best")}</Heading>
      <span>{t("own.figures.bestText")}</span>
      {best.length === 0 && <span>{t("own.figures.bestNone")}</span>}
      {best.map(({ id, title, engagement, rating }) => (
        <div key={id} style={{ overflowWrap: "anywhere" }}>
          <TextLink href={`/messages/${id}`}>{title}</TextLink>
          <div>
            {engagement &&
              (["reactions", "comments", "votes"] as const)
                .map((what) => counted(what, engagement[what]))
                .join(" · ")}{" "}
            <RatingBadge rating={rating} />
          </div>
        </div>
      ))}
    </Stack>
  );
}
