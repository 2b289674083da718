import { Button, Card, ErrorSummary, Heading, Notice, Stack, Text } from "@stoep/ui";
import { OutlookPlaceholder } from "../../parts/content-placeholders.tsx";
import type { Problems } from "../use-problems.ts";
import { useText } from "../words.ts";

type Props = {
  phase: "waiting" | "uploading" | "lacking" | "unsaved" | "failed" | "done";
  problems: Problems;
  showField: (path: string) => void;
  /** Saves, and checks again. */
  onCheck: () => void;
  /** "The message could not be checked"; and what saving does to one that is scheduled or online. */
  words: { failed: string; saveFirst: string };
};

/** Why the check has no result yet, and what to do about it. */
export function CheckObstacle({ phase, problems, showField, onCheck, words }: Props) {
  const t = useText();
  if (phase === "lacking") {
    return (
      <ErrorSummary
        title={t("check.lacking", { count: Object.keys(problems.all).length })}
        errors={problems.all}
        attempt={problems.attempt}
        beforeGo={showField}
      />
    );
  }
  if (phase === "uploading") return <Notice>{t("check.uploading")}</Notice>;
  if (phase === "failed") {
    return (
      <Notice tone="danger" title={words.failed}>
        <Button variant="default" onClick={onCheck}>
          {t("check.again")}
        </Button>
      </Notice>
    );
  }
  if (phase !== "unsaved") return <OutlookPlaceholder />;
  return (
    <Card>
      <Stack gap="sm" align="flex-start">
        <Heading order={3}>{t("check.saveFirst")}</Heading>
        <Text>{words.saveFirst}</Text>
        <Button onClick={onCheck}>{t("check.saveAndCheck")}</Button>
      </Stack>
    </Card>
  );
}
