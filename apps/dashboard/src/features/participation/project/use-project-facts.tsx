import { type Fact, TextLink } from "@stoep/ui";
import { useLanguageName } from "../../../app/editor/index.ts";
import { useFormat } from "../../../app/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { useThemes } from "../../publishing/index.ts";
import { useDays } from "../parts/use-days.ts";
import { type Project, useText } from "../parts/words.ts";

const shownAtOnce = 5;

/** The facts in a project's side column: where, when, how much, what about, who. */
export function useProjectFacts(project: Project): Fact[] {
  const t = useText();
  const format = useFormat();
  const days = useDays();
  const nameOf = useLanguageName();
  const themes = useThemes().filter(({ value }) => value === project.theme || value === project.secondTheme);
  const languages = [project.language, ...project.translations.map(({ language }) => language)].map(nameOf);
  const { budget, currency, shout } = project;
  const fact = (key: string, label: string, value: Fact["value"]): Fact => ({ key, label, value });
  return [
    fact("where", t("fields.neighbourhoodIds"), <Places project={project} />),
    fact("when", t("record.when"), days.span(project)),
    ...(budget !== null && currency ? [fact("budget", t("fields.budget"), format.money(budget, currency))] : []),
    ...(themes.length > 0 ? [fact("themes", t("fields.theme"), format.list(themes.map(({ label }) => label)))] : []),
    fact("public", t("filters.publicLabel"), t(`filters.isPublic.${project.isPublic ? "yes" : "no"}`)),
    fact("who", t("columns.author"), project.createdBy || "–"),
    fact("languages", t("columns.languages"), capitalise(format.list(languages))),
    ...(shout
      ? [fact("shout", t("fields.shout"), <TextLink href={`/shouts/${shout.id}`}>{shout.title}</TextLink>)]
      : []),
  ];
}

/** Names of languages are in lower case in French, as inside a sentence. */
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Places({ project: { neighbourhoodIds } }: { project: Project }) {
  const t = useText();
  const areas = useAreas();
  if (!areas) return null;
  if (areas.length > 1 && neighbourhoodIds.length === areas.length) return t("list.wholeCity");
  const names = areas.flatMap(({ id, name }) => (neighbourhoodIds.includes(id) ? [name] : [])).toSorted();
  if (names.length === 0) return "–";
  const more = names.slice(shownAtOnce);
  return (
    <>
      {names.slice(0, shownAtOnce).map((name) => (
        <div key={name}>{name}</div>
      ))}
      {more.length > 0 && (
        <details>
          <summary>{t("record.morePlaces", { count: more.length })}</summary>
          {more.map((name) => (
            <div key={name}>{name}</div>
          ))}
        </details>
      )}
    </>
  );
}
