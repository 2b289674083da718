import { Heading, Text, TextDiff } from "@stoep/ui";
import { type Difference, differencesOf } from "../../../app/editor/index.ts";
import { useConflictWords } from "../compose/conflict/conflict-words.ts";
import { useText } from "../parts/words.ts";
import type { Content } from "./versions.ts";

/** Fields of several sentences, whose changed words are marked; others are shown whole, before and after. */
const texts = new Set(["title", "textHtml", "ctaDescription", "options", "altTexts", "optionTexts"]);

/** Every field in which two versions differ, the main ones first. */
export const changesBetween = (before: Content, after: Content): Difference[] => differencesOf(before, before, after);

/** Names the fields in which two versions differ. */
export function useChangeNames(): (before: Content, after: Content) => string[] {
  const { labelOf } = useConflictWords();
  return (before, after) => [...new Set(changesBetween(before, after).map(({ path }) => labelOf(path)))];
}

type Props = { before: Content; after: Content };

/** Each field in which two versions differ, with its old and its new value. */
export function VersionWords({ before, after }: Props) {
  const t = useText();
  const changes = changesBetween(before, after);
  if (changes.length === 0) return <Text c="dimmed">{t("message.version.same")}</Text>;
  return changes.map((change) => <Change key={change.path} change={change} before={before} after={after} />);
}

function Change({ change: { path, mine, theirs }, before, after }: Props & { change: Difference }) {
  const t = useText();
  const { labelOf, textOf } = useConflictWords();
  const said = (value: unknown) => textOf(path, value) || t("message.version.nothing");
  const [was, is] = [said(mine), said(theirs)];
  const [key = "", language] = path.split(".");
  const name = path.split(".").at(-1) ?? "";
  return (
    <div>
      <Heading order={3} size="h5">
        {labelOf(path)}
      </Heading>
      {was === is ? (
        <Text c="dimmed">{t(whySame(name))}</Text>
      ) : (
        <TextDiff
          before={was}
          after={is}
          isWhole={!texts.has(name)}
          labels={{ inserted: t("message.version.inserted"), deleted: t("message.version.deleted") }}
          {...(texts.has(name) && {
            lang: key === "translations" && language ? language : (after.language ?? before.language),
          })}
        />
      )}
    </div>
  );
}

/** What changed although both versions read alike. */
const whySame = (name: string) =>
  name === "textHtml" ? ("message.version.layout" as const) : ("message.version.alike" as const);
