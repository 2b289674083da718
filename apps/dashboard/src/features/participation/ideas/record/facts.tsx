import { unbrokenName } from "@stoep/client/formats";
import { languageNames } from "@stoep/client/texts";
import { type Fact, TextLink } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { useAuthorLine } from "../parts/use-author-text.ts";
import { type Idea, ideasPath, useText } from "../parts/words.ts";

/** Where it belongs, who contributed it, its support, and what it costs. */
export function useFacts(idea: Idea): Fact[] {
  const t = useText();
  const format = useFormat();
  const authorLine = useAuthorLine();
  const { cost, costToDate, shout, project } = idea;
  const projectLink = <TextLink href={ideasPath(idea.projectId)}>{project.name}</TextLink>;
  const shoutLink = shout && <TextLink href={`/shouts/${shout.id}`}>{shout.title}</TextLink>;
  const formLink = idea.formId && (
    <TextLink href={`/participation/surveys/${idea.formId}`}>{t("facts.openForm")}</TextLink>
  );
  const facts: Fact[] = [
    { key: "author", label: t("facts.author"), value: authorLine(idea) },
    { key: "neighbourhood", label: t("facts.neighbourhood"), value: unbrokenName(idea.neighbourhood.name) },
    { key: "project", label: t("facts.project"), value: projectLink },
    { key: "phase", label: t("facts.phase"), value: idea.phase },
    { key: "language", label: t("facts.language"), value: languageNames[idea.language] },
    { key: "support", label: t("facts.support"), value: idea.takesSupport && format.number(idea.supportCount) },
    { key: "comments", label: t("facts.comments"), value: format.number(idea.commentCount) },
    { key: "cost", label: t("facts.cost"), value: cost && format.money(cost.amount, cost.currency) },
    {
      key: "costToDate",
      label: t("facts.costToDate"),
      value: costToDate && format.money(costToDate.amount, costToDate.currency),
    },
    { key: "form", label: t("facts.form"), value: formLink },
    { key: "shout", label: t("facts.shout"), value: shoutLink },
  ];
  return facts.filter(({ value }) => Boolean(value));
}
