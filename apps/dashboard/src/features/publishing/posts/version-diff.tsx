import type { Consequences } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import { Button, Card, confirm, Heading, Segmented, Stack, Text, TextDiff } from "@stoep/ui";
import { RefreshIcon } from "@stoep/ui/icons";
import { api, useCommand, useFormat, VerdictControl } from "../../../app/index.ts";
import { consequencesIn, useConsequenceQuestion } from "../parts/consequences.tsx";
import { type Post, useText } from "../parts/words.ts";
import { currentText, type Version, type VersionText } from "./versions.ts";

type Compare = "step" | "now";
type Props = {
  post: Post;
  version: Version;
  /** The text after this change. */
  after: VersionText;
  compare: Compare;
  onCompare: (compare: Compare) => void;
};

/** The text changed by one version, or by all since, with a button to restore the earlier text. */
export function VersionDiff({ post, version, after, compare, onCompare }: Props) {
  const t = useText();
  const other = compare === "now" ? currentText(post) : after;
  return (
    <Card>
      <Stack gap="md">
        <Segmented
          aria-label={t("message.version.compare")}
          size="sm"
          value={compare}
          onChange={(next) => onCompare(next as Compare)}
          data={[
            { value: "step", label: t("message.version.step") },
            { value: "now", label: t("message.version.withNow") },
          ]}
        />
        <Words before={version} after={other} lang={post.language} />
        <Restore post={post} version={version} />
      </Stack>
    </Card>
  );
}

function Words({ before, after, lang }: { before: VersionText; after: VersionText; lang: string }) {
  const t = useText();
  const labels = { inserted: t("message.version.inserted"), deleted: t("message.version.deleted") };
  const parts = [
    { key: "title", before: before.title, after: after.title },
    { key: "text", before: plainText(before.textHtml), after: plainText(after.textHtml) },
    { key: "options", before: before.options.join("\n"), after: after.options.join("\n") },
  ] as const;
  const changed = parts.filter((part) => part.before !== part.after);
  if (changed.length === 0) return <Text c="dimmed">{t("message.version.elsewhere")}</Text>;
  return changed.map((part) => (
    <div key={part.key}>
      <Heading order={3} size="h5">
        {t(`message.version.${part.key}`)}
      </Heading>
      <TextDiff before={part.before} after={part.after} lang={lang} labels={labels} />
    </div>
  ));
}

/** Saves the earlier text again, after confirmation. */
function Restore({ post, version }: Pick<Props, "post" | "version">) {
  const t = useText();
  const format = useFormat();
  const askAbout = useConsequenceQuestion();
  const restore = useCommand(api.publishing.restoreVersion, {
    done: t("message.version.restored"),
    refused: (refusal) => {
      const found = consequencesIn(refusal);
      if (found) void askAgain(found);
      return found !== null;
    },
  });
  const askAgain = async (found: Consequences) => {
    if (await askAbout(found)) await send(found);
  };
  const send = (confirmed: Consequences = []) =>
    restore.run({
      params: { postId: post.id, version: String(version.version) },
      body: { version: post.version, confirmed },
    });
  const ask = async () => {
    const question = {
      title: t("message.version.restoreTitle", { at: format.moment(version.savedAt) }),
      message: t("message.version.restoreText"),
      confirmLabel: t("message.version.confirm"),
      cancelLabel: t("message.cancel"),
    };
    if (await confirm(question)) await send();
  };
  return (
    <div>
      <VerdictControl by={post.can.edit}>
        <Button
          variant="light"
          leftSection={<RefreshIcon aria-hidden />}
          loading={restore.isRunning}
          onClick={() => void ask()}
        >
          {t("message.version.restore")}
        </Button>
      </VerdictControl>
    </div>
  );
}
