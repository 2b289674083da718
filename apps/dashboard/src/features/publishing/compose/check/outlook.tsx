import type { Preview } from "@stoep/contract/publishing";
import { Card, Figure, Group, Heading, Notice, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { type Post, useKindText, useText } from "../../parts/words.ts";
import { AlertNotice } from "./alert-notice.tsx";
import style from "./check.module.css";
import { RateWarning } from "./rate-warning.tsx";
import { useAudienceText } from "./use-audience-text.ts";

/** What will happen: who is reached, and what to consider. */
export function Outlook({ post, preview }: { post: Post; preview: Preview }) {
  const t = useText();
  const words = useKindText(post.kind);
  const format = useFormat();
  const { reach } = preview;
  const isLive = post.state === "published";
  const isFew = reach.residents === null && post.visibility !== "public-page";
  const fewPlaces = reach.places.filter(({ residents }) => residents === null).map(({ name }) => name);
  return (
    <>
      <Reach post={post} reach={reach} />
      {isFew && (
        <Notice tone="warning" title={t("compose.preview.fewTitle")}>
          {t(post.streets.length > 0 ? "compose.preview.fewInStreets" : "compose.preview.few")}
        </Notice>
      )}
      {!isFew && fewPlaces.length > 0 && (
        <Notice tone="warning" title={t("compose.preview.fewPlaces", { names: format.list(fewPlaces) })} />
      )}
      {post.visibility === "public-page" && <Notice>{t("compose.preview.publicPage")}</Notice>}
      {post.visibility === "local-economy" && <Notice>{t("compose.preview.localEconomy")}</Notice>}
      {post.type === "urgent" && !isLive && <AlertNotice preview={preview} />}
      {!isLive && <RateWarning post={post} neighbourhoods={preview.postedRecently} />}
      {isLive && <Notice>{words("live")}</Notice>}
      {!isLive && !isFew && fewPlaces.length === 0 && <Notice tone="success">{words("complete")}</Notice>}
    </>
  );
}

/** The reach, from the same query that delivers. D §6 */
function Reach({ post, reach }: { post: Post; reach: Preview["reach"] }) {
  const t = useText();
  const format = useFormat();
  const audience = useAudienceText(post, reach);
  // The server rounds these counts, as they could be queried street by street: of whole neighbourhoods beside streets it does not.
  const rounded = post.visibility === "local-economy" ? "tens" : post.streets.length > 0 ? "streetsInTens" : null;
  return (
    <Card aria-label={t("compose.preview.reach")}>
      <Stack gap="md">
        <Heading order={3}>{t("compose.preview.reach")}</Heading>
        <div>
          <Group gap="8px 32px" align="flex-start">
            <Figure label={t("compose.preview.households")} value={format.people(reach.households)} />
            <Figure label={t("compose.preview.residents")} value={format.people(reach.residents)} />
            <Figure
              label={t("compose.preview.neighbourhoods", { count: reach.neighbourhoods })}
              value={format.number(reach.neighbourhoods)}
            />
          </Group>
          {rounded && reach.residents !== null && (
            <Text size="sm" c="dimmed">
              {t(`compose.preview.${rounded}`)}
            </Text>
          )}
        </div>
        {audience && <Text>{audience}</Text>}
        {reach.places.length > 1 && <Places places={reach.places} />}
      </Stack>
    </Card>
  );
}

/** Each neighbourhood with the number of people, and the streets it is limited to. */
function Places({ places }: { places: Preview["reach"]["places"] }) {
  const t = useText();
  const format = useFormat();
  return (
    <table className={style.places} aria-label={t("compose.preview.perPlace")}>
      <thead>
        <tr>
          <th scope="col">{t("compose.preview.place")}</th>
          <th scope="col">{t("compose.preview.households")}</th>
          <th scope="col">{t("compose.preview.residents")}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ id, name, streets, households, residents }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {streets.length > 0 && <small>{t("compose.preview.onlyIn", { streets: format.list(streets) })}</small>}
            </th>
            <td>{format.people(households)}</td>
            <td>{format.people(residents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
