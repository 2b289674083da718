import { unbroken } from "@stoep/client/formats";
import { type Fact, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguageName } from "../../../app/editor/index.ts";
import { api, queryOf, useFormat, usePostLinkKinds } from "../../../app/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { peopleOn, useDates } from "../activities/use-dates.ts";
import { type Post, useText } from "../parts/words.ts";

/** The facts in a message's side column: places, audience, time, author, languages and theme. */
export function useMessageFacts(post: Post): Fact[] {
  const t = useText();
  const format = useFormat();
  const nameOf = useLanguageName();
  const themes = [post.theme, post.secondTheme].flatMap((theme) => (theme ? [t(`themes.${theme}`)] : []));
  const languages = [post.language, ...post.translations.map(({ language }) => language)].map(nameOf);
  const facts: (Omit<Fact, "label" | "key"> & { key: FactKey })[] = [
    ...(post.activity ? [{ key: "dates" as const, value: <AttendanceFact post={post} /> }] : []),
    { key: "where", value: <PlacesFact post={post} /> },
    { key: "whom", value: t(`message.whom.${post.visibility}`) },
    { key: "when", value: <TimesFact post={post} /> },
    { key: "who", value: post.createdBy || "–" },
    { key: "languages", value: capitalise(format.list(languages)) },
    ...(themes.length > 0 ? [{ key: "themes" as const, value: format.list(themes) }] : []),
    ...(post.linked ? [{ key: "belongs" as const, value: <LinkFact link={post.linked} /> }] : []),
    ...(post.ctaLink ? [{ key: "link" as const, value: <ButtonFact post={post} /> }] : []),
    { key: "comments", value: t(commentsOf(post)) },
  ];
  const labelOf = (key: FactKey) =>
    key === "themes" ? t("message.facts.themes", { count: themes.length }) : t(`message.facts.${key}`);
  return facts.map(({ key, value }) => ({ key, label: labelOf(key), value }));
}
/** Names of languages are in lower case in French, as inside a sentence. */
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
type FactKey = "dates" | "where" | "whom" | "when" | "who" | "languages" | "themes" | "belongs" | "link" | "comments";

function commentsOf({ isCommentsDisabled, hasCombinedComments }: Post) {
  if (isCommentsDisabled) return "message.commentsOff";
  return hasCombinedComments ? "message.commentsTogether" : "message.commentsApart";
}

const shownAtOnce = 5;

/** The chosen streets of a neighbourhood, by name; null while it is not known where they are. */
function useStreetsIn({ streets, neighbourhoodIds }: Post): ((id: string) => string[]) | null {
  const options = queryOf(api.neighbourhoods.listStreets, { query: { neighbourhoodIds } });
  const there = useQuery({ ...options, enabled: streets.length > 0 }).data?.items ?? [];
  const placed = new Map(there.map((street) => [street.id, street.neighbourhoodIds]));
  if (streets.some(({ id }) => !placed.has(id))) return null;
  return (place) => streets.flatMap(({ id, name }) => (placed.get(id)?.includes(place) ? [name] : []));
}

/** Each neighbourhood with its number of households with an account, or the streets it is narrowed to, or just "Whole city". */
function PlacesFact({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const areas = useAreas();
  const counts = useQuery(queryOf(api.residents.listHouseholdCounts)).data;
  const streetsIn = useStreetsIn(post);
  if (!areas) return null;
  const names = new Map(areas.map(({ id, name }) => [id, name]));
  const households = (count: number | null | undefined) =>
    count === undefined ? "" : ` · ${t("message.households", { count: count ?? 0, number: format.people(count) })}`;
  const isWhole = areas.length > 1 && post.neighbourhoodIds.length === areas.length;
  const onlyIn = (streets: string[]) => t("message.onlyStreets", { streets: format.list(streets) });
  if (isWhole && post.streets.length === 0)
    return <PlaceLine text={t("message.wholeCity")} households={households(counts?.total.registered)} />;
  const lines = post.neighbourhoodIds
    .map((id) => ({ id, name: names.get(id) ?? "", count: counts?.items.find((one) => one.neighbourhoodId === id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name, count }) => {
      const streets = streetsIn?.(id) ?? [];
      // The number of a whole neighbourhood says nothing of a few of its streets.
      const note = streetsIn === null || streets.length > 0 ? "" : households(count?.registered);
      return (
        <PlaceLine key={id} text={name} households={note}>
          {streets.length > 0 && onlyIn(streets)}
        </PlaceLine>
      );
    });
  return (
    <>
      {lines.length === 0 && "–"}
      {lines.slice(0, shownAtOnce)}
      {lines.length > shownAtOnce && (
        <details>
          <summary>{t("message.moreNeighbourhoods", { count: lines.length - shownAtOnce })}</summary>
          {lines.slice(shownAtOnce)}
        </details>
      )}
      {streetsIn === null && (
        <Text size="sm" c="dimmed">
          {onlyIn(post.streets.map(({ name }) => name))}
        </Text>
      )}
    </>
  );
}

type PlaceProps = { text: string; households: string; children?: ReactNode };

function PlaceLine({ text, households, children }: PlaceProps): ReactNode {
  return (
    <div>
      {text}
      <Text component="span" size="sm" c="dimmed">
        {households}
      </Text>
      {children && (
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      )}
    </div>
  );
}

/** Time and place of the next date, and how many are coming in all. */
function AttendanceFact({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const known = useDates(post).data?.items;
  const dates = known ?? [];
  const sum = (key: "coming" | "waiting") => format.number(peopleOn(dates, key));
  const next = dates.find(({ endsAt, cancelled }) => !cancelled && new Date(endsAt) > new Date()) ?? dates.at(-1);
  return (
    <>
      {next && <div>{format.moment(next.startsAt)}</div>}
      <div>{unbroken(next?.place?.address ?? post.activity?.address ?? "")}</div>
      {known && post.state === "published" && (
        <div>{t("coming.sum", { coming: sum("coming"), waiting: sum("waiting") })}</div>
      )}
    </>
  );
}

function TimesFact({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const at = format.moment(post.publishedAt ?? post.publishAt ?? post.savedAt);
  return (
    <>
      <div>{t(`message.${post.state}`, { at })}</div>
      {post.editedAt && <div>{t("message.edited", { at: format.moment(post.editedAt) })}</div>}
      {post.pollClosesAt && <div>{t("message.pollCloses", { at: format.moment(post.pollClosesAt) })}</div>}
    </>
  );
}

/** The thing it belongs to, with the way to it for those who may open it. */
function LinkFact({ link: { kind: name, id, name: title, partName } }: { link: NonNullable<Post["linked"]> }) {
  const kind = usePostLinkKinds().find((one) => one.kind === name);
  if (!kind) return null;
  if (!title) return kind.words("gone");
  return (
    <>
      {kind.isOpen ? <TextLink href={kind.hrefOf(id)}>{title}</TextLink> : title}
      {partName && <div>{partName}</div>}
    </>
  );
}

function ButtonFact({ post }: { post: Post }) {
  return (
    <TextLink href={post.ctaLink} target="_blank" rel="noopener noreferrer">
      {post.ctaText || post.ctaLink}
    </TextLink>
  );
}
