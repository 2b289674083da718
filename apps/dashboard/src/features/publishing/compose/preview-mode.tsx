import type { Preview } from "@stoep/contract/publishing";
import { Card, Figure, Group, Heading, Notice, Stack, Text } from "@stoep/ui";
import type { ReactNode } from "react";
import { Previewing } from "../../../app/editor/index.ts";
import { useFormat } from "../../../app/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { type Post, useText } from "../parts/words.ts";
import { AlertNotice } from "./publish-dialog.tsx";
import { RateWarning } from "./rate-warning.tsx";
import { Reading } from "./reading.tsx";

type Props = { post: Post; preview: Preview; status: ReactNode; actions: ReactNode };

/** What will happen: who is reached, what to think of, and how it reads in each language. S1 §2 */
export function PreviewMode({ post, preview, status, actions }: Props) {
  const t = useText();
  return (
    <Previewing
      title={t(post.state === "published" ? "compose.preview.titleLive" : "compose.preview.title")}
      name={t("compose.preview.reach")}
      readings={preview.readings}
      original={post.language}
      show={(reading) => <Reading post={reading} />}
      status={status}
      actions={actions}
    >
      <Outlook post={post} preview={preview} />
    </Previewing>
  );
}

function Outlook({ post, preview }: { post: Post; preview: Preview }) {
  const t = useText();
  const { reach } = preview;
  const isLive = post.state === "published";
  const isFew = reach.residents === null && post.visibility !== "public-page";
  return (
    <>
      <Reach post={post} reach={reach} />
      {isFew && (
        <Notice tone="warning" title={t("compose.preview.fewTitle")}>
          {t(post.streets.length > 0 ? "compose.preview.fewInStreets" : "compose.preview.few")}
        </Notice>
      )}
      {post.visibility === "public-page" && <Notice>{t("compose.preview.publicPage")}</Notice>}
      {post.visibility === "local-economy" && <Notice>{t("compose.preview.localEconomy")}</Notice>}
      {post.type === "urgent" && !isLive && <AlertNotice count={reach.residents} />}
      {!isLive && <RateWarning neighbourhoods={preview.postedRecently} />}
      <Notice tone={isLive ? "hint" : "success"}>
        {t(isLive ? "compose.preview.live" : "compose.preview.complete")}
      </Notice>
    </>
  );
}

/** From the same query that delivers. D §6 */
function Reach({ post, reach }: { post: Post; reach: Preview["reach"] }) {
  const t = useText();
  const format = useFormat();
  // As the server rounds them: what could be asked again, street by street.
  const isNarrowed = post.streets.length > 0 || post.visibility === "local-economy";
  const hint = (count: number | null) => (isNarrowed && count !== null ? { hint: t("compose.preview.tens") } : {});
  return (
    <Card>
      <Stack gap="md">
        <Heading order={3}>{t("compose.preview.reach")}</Heading>
        <Group gap="xl">
          <Figure
            label={t("compose.preview.households")}
            value={format.people(reach.households)}
            {...hint(reach.households)}
          />
          <Figure
            label={t("compose.preview.residents")}
            value={format.people(reach.residents)}
            {...hint(reach.residents)}
          />
          <Figure label={t("compose.preview.neighbourhoods")} value={format.number(reach.neighbourhoods)} />
        </Group>
        <Places post={post} />
      </Stack>
    </Card>
  );
}

/** By name, so that a wrong tick is noticed. */
function Places({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const areas = useAreas() ?? [];
  const names = areas.filter(({ id }) => post.neighbourhoodIds.includes(id)).map(({ name }) => name);
  if (names.length === 0) return null;
  const streets = post.streets.map(({ name }) => name);
  return (
    <Text>
      {streets.length > 0
        ? t("compose.preview.streets", { streets: format.list(streets), names: format.list(names) })
        : format.list(names.toSorted((a, b) => a.localeCompare(b)))}
    </Text>
  );
}
