import { fileSize } from "@stoep/client/formats";
import { Badge, Card, Gallery, Group, OutsideLink, Skeleton, Stack, Text } from "@stoep/ui";
import { AttachmentIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense } from "react";
import { useFormat } from "../../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../../neighbourhoods/index.ts";
import { type Idea, typeColors, useText } from "../parts/words.ts";
import style from "./record.module.css";

const PointMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.PointMap));
const mapHeight = 260;

/** What was contributed: its text, photos, files, and where it is. */
export function IdeaContent({ idea }: { idea: Idea }) {
  return (
    <Card>
      <Stack gap="md">
        <Text lang={idea.language} className={style.text ?? ""}>
          {idea.text}
        </Text>
        <Pictures images={idea.images} title={idea.title} />
        <Attachments idea={idea} />
        {idea.place && <PlaceOnMap idea={idea} place={idea.place} />}
        <FormAnswers idea={idea} />
      </Stack>
    </Card>
  );
}

/** Photos that open large. */
export function Pictures({ images, title }: Pick<Idea, "images" | "title">) {
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

/** What the contribution form asked besides. */
function FormAnswers({ idea: { answers, language } }: { idea: Idea }) {
  const t = useText();
  if (answers.length === 0) return null;
  return (
    <section aria-label={t("answers.title")}>
      <Stack gap="sm">
        {answers.map(({ question, answer, isPrivate }) => (
          <div key={question} lang={language}>
            <Text fw={600}>
              {question} {isPrivate && <Badge color="gray">{t("answers.private")}</Badge>}
            </Text>
            <Text className={style.text ?? ""}>{answer}</Text>
          </div>
        ))}
      </Stack>
    </section>
  );
}

function Attachments({ idea: { attachments } }: { idea: Idea }) {
  const t = useText();
  const format = useFormat();
  if (attachments.length === 0) return null;
  return (
    <ul className={style.files} aria-label={t("attachments")}>
      {attachments.map((file) => (
        <li key={file.id}>
          <Group gap="xs" wrap="nowrap">
            <AttachmentIcon aria-hidden />
            <OutsideLink href={file.address}>{file.name}</OutsideLink>
            <Text size="sm" c="dimmed" span>
              {fileSize(format, file.bytes)}
            </Text>
          </Group>
        </li>
      ))}
    </ul>
  );
}

function PlaceOnMap({ idea: { id, type, neighbourhood }, place }: { idea: Idea; place: NonNullable<Idea["place"]> }) {
  const t = useText();
  const areas = useAreas();
  const ground = useGround();
  const labels = useMapLabels();
  const waiting = <Skeleton height={mapHeight} />;
  return (
    <section aria-label={t("map.of", { place: neighbourhood.name })}>
      {areas ? (
        <Suspense fallback={waiting}>
          <PointMap
            areas={areas}
            {...ground}
            height={mapHeight}
            pin={place}
            points={[{ id, ...place, color: typeColors[type] }]}
            openId={id}
            onChoose={() => undefined}
            labels={labels}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
