import type { Consequences } from "@stoep/contract/publishing";
import { Button, Card, confirm, Segmented, Stack } from "@stoep/ui";
import { RefreshIcon } from "@stoep/ui/icons";
import { api, useCommand, useFormat, VerdictControl } from "../../../app/index.ts";
import { consequencesIn, useConsequenceQuestion } from "../parts/consequences.tsx";
import { type Post, useText } from "../parts/words.ts";
import { VersionWords } from "./version-words.tsx";
import { type Content, currentContent, type Version, versionContent } from "./versions.ts";

type Compare = "step" | "now";
type Props = {
  post: Post;
  version: Version;
  /** The message after this change. */
  after: Content;
  compare: Compare;
  onCompare: (compare: Compare) => void;
};

/** What one version changed, or all since, with a button to restore the earlier text. */
export function VersionDiff({ post, version, after, compare, onCompare }: Props) {
  const t = useText();
  const other = compare === "now" ? currentContent(post) : after;
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
        <VersionWords before={versionContent(version)} after={other} />
        <Restore post={post} version={version} />
      </Stack>
    </Card>
  );
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
