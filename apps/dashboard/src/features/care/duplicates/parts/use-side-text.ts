import type { MergeField } from "@stoep/contract/care";
import { addressLine } from "@stoep/contract/kernel";
import { useFormat } from "../../../../app/index.ts";
import { type Side, useText } from "./words.ts";

/** The value of a field in one of the two records, as text; empty if there is none. */
export function useSideText(): (side: Side, field: MergeField) => string {
  const t = useText();
  const format = useFormat();
  return ({ person, help }, field) => {
    const { address, contact } = person;
    const said: Record<MergeField, string> = {
      name: person.name,
      email: contact?.email ?? "",
      phone: contact?.phoneText ?? "",
      address: address ? addressLine(address) : "",
      keyRemark: person.keyRemark ?? "",
      introduction: person.introduction ?? "",
      lead: [person.leadSource && t(`leads.${person.leadSource}`), person.leadExplanation].filter(Boolean).join(": "),
      referredBy: person.referredBy,
      memberOrganisation: person.memberOrganisation,
      subscribedOn: person.subscribedOn ? format.day(person.subscribedOn) : "",
      picture: person.picture ? t("thisPicture") : "",
      help: help ? [t(`helpers.${help.kind}`), help.skills].filter(Boolean).join(": ") : "",
      private: person.sealed.length > 0 ? t("filledIn") : "",
    };
    return said[field];
  };
}
