import { useLanguage } from "@stoep/client/texts";
import { addressLine, mailtoLink } from "@stoep/contract/kernel";
import { type Fact, Stack, Text, TextLink } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { TagMark } from "../../parts/tag-mark.tsx";
import { type Person, useText } from "../parts/words.ts";

const none = "–";

/** How to reach the person, where they live, their tags, their number of tickets, and how complete the record is. */
export function useFacts(person: Person): Fact[] {
  const t = useText();
  const format = useFormat();
  const names = new Intl.DisplayNames(useLanguage(), { type: "language" });
  const { contact, address, neighbourhood, tags } = person;
  const fact = (key: string, label: string, value: Fact["value"]): Fact => ({ key, label, value });
  return [
    ...(contact
      ? [
          fact("phone", t("facts.phone"), contact.phone ? link(`tel:${contact.phone}`, contact.phoneText) : none),
          fact("email", t("facts.email"), contact.email ? link(mailtoLink(contact.email), contact.email) : none),
        ]
      : []),
    ...(address ? [fact("address", t("facts.address"), addressLine(address) || none)] : []),
    fact("neighbourhood", t("neighbourhood"), neighbourhood?.name ?? t("noNeighbourhood")),
    fact("languages", t("languages"), person.languages.map((code) => names.of(code) ?? code).join(", ")),
    fact("tags", t("fields.tags"), tags.length > 0 ? tags.map((tag) => <TagMark key={tag.id} {...tag} />) : none),
    fact("tickets", t("tickets"), format.number(person.tickets)),
    fact("solved", t("solved"), format.number(person.solved)),
    fact("completion", t("completion"), <Completion person={person} />),
    ...useOrigin(person),
    ...(person.isHelper ? [fact("helper", t("facts.isHelper"), t("facts.yes"))] : []),
  ];
}

const link = (href: string, text: string) => <TextLink href={href}>{text}</TextLink>;
const leadOf = ({ leadExplanation }: Person, source: string) => [source, leadExplanation].filter(Boolean).join(": ");

/** How the person found care, and what they belong to. */
export function useOrigin(person: Person): Fact[] {
  const t = useText();
  const { leadSource, referredBy, memberOrganisation, subscribedOn } = person;
  const lead = leadSource && leadOf(person, t(`lead.${leadSource}`));
  const facts = [
    ["leadSource", lead],
    ["referredBy", referredBy],
    ["memberOrganisation", memberOrganisation],
    ["subscribedOn", subscribedOn],
  ] as const;
  return facts.flatMap(([key, value]) => (value ? [{ key, label: t(`fields.${key}`), value }] : []));
}

function Completion({ person: { completion } }: { person: Person }) {
  const t = useText();
  const { percent, missing } = completion;
  const parts = missing.map((part) => t(`parts.${part}`)).join(", ");
  return (
    <Stack gap={2}>
      <span>{t("complete.title", { percent })}</span>
      <Text size="sm" c="dimmed" span>
        {missing.length > 0 ? t("complete.missing", { parts }) : t("complete.all")}
      </Text>
    </Stack>
  );
}
