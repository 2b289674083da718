import { useLanguage } from "@stoep/client/texts";
import { addressLine, mailtoLink } from "@stoep/contract/kernel";
import { type Fact, OutsideLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../../app/index.ts";
import { TagMark } from "../../parts/tag-mark.tsx";
import { spokenNames } from "../../people/parts/words.ts";
import { useOrigin } from "../../people/record/facts.tsx";
import { type File, useText } from "./words.ts";

/** The facts beside a helper's record: how to reach them, where they live, what they do and how much they did. */
export function useFacts({ person, helper }: File): Fact[] {
  const t = useText();
  const format = useFormat();
  const spoken = new Map(spokenNames(useLanguage()).map(({ value, label }) => [value, label]));
  const functions = useQuery(queryOf(api.care.listFunctions));
  const work = functions.data?.items.find(({ id }) => id === helper.functionId);
  const { contact } = person;
  const load = helper.monthlyCap
    ? t("loadOf", { count: helper.load, cap: helper.monthlyCap })
    : t("load", { count: helper.load });
  const facts: (Fact | false | null | undefined | "")[] = [
    contact?.phone && {
      key: "phone",
      label: t("phone"),
      value: <OutsideLink href={`tel:${contact.phone}`}>{contact.phoneText}</OutsideLink>,
    },
    contact?.email && {
      key: "email",
      label: t("email"),
      value: <OutsideLink href={mailtoLink(contact.email)}>{contact.email}</OutsideLink>,
    },
    person.address?.street && { key: "address", label: t("address"), value: addressLine(person.address) },
    { key: "neighbourhood", label: t("neighbourhood"), value: person.neighbourhood?.name ?? t("elsewhere") },
    {
      key: "languages",
      label: t("languages"),
      value: person.languages.map((code) => spoken.get(code) ?? code).join(", "),
    },
    {
      key: "categories",
      label: t("helpsWith"),
      value: helper.categories.map(({ name }) => name).join(", ") || t("notSaid"),
    },
    { key: "transport", label: t("transport"), value: t(`transports.${helper.transport}`) },
    {
      key: "radius",
      label: t("radius"),
      value: helper.radiusKm ? t("kilometres", { count: helper.radiusKm }) : t("anywhere"),
    },
    helper.preferredChannel && {
      key: "preferred",
      label: t("preferred"),
      value: t(`preferredChannels.${helper.preferredChannel}`),
    },
    { key: "load", label: t("thisMonth"), value: load },
    work && { key: "function", label: t("function"), value: work.title },
    { key: "management", label: t("management"), value: t(`managements.${helper.management}`) },
    helper.isProfessional && { key: "professional", label: t("professional"), value: t("yes") },
    {
      key: "helped",
      label: t("helped"),
      value: helper.lastHelpedAt
        ? t("helpedLast", { count: helper.helped, day: format.day(helper.lastHelpedAt) })
        : t("notHelpedYet"),
    },
    { key: "since", label: t("since"), value: format.day(helper.helperSince) },
    person.tags.length > 0 && {
      key: "tags",
      label: t("tags"),
      value: person.tags.map((tag) => (
        <div key={tag.id}>
          <TagMark {...tag} />
        </div>
      )),
    },
    {
      key: "completion",
      label: t("completion"),
      value: person.completion.missing.length
        ? t("completionMissing", {
            percent: format.percent(person.completion.percent / 100),
            parts: person.completion.missing.map((part) => t(`missing.${part}`)).join(", "),
          })
        : format.percent(1),
    },
  ];
  return [...facts.flatMap((fact) => fact || []), ...useOrigin(person)];
}
