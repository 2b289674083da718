import { personName } from "@stoep/contract/kernel";
import { Notice } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { type Post, useText } from "../../parts/words.ts";

/** A last reminder of what people will see of the contact person, and of where they apply. S1 §4 */
export function VacancyNotice({ vacancy }: { vacancy: NonNullable<Post["vacancy"]> }) {
  const t = useText();
  const format = useFormat();
  const { contactFirstName, contactLastName, contactEmail, contactPhone, subscriptionUrl } = vacancy;
  const name = personName({ firstName: contactFirstName, lastName: contactLastName });
  const ways = format.list([contactEmail, contactPhone].filter(Boolean));
  return (
    <Notice>
      <div>{contactWords()}</div>
      <div>
        {subscriptionUrl
          ? t("publish.vacancy.elsewhere", { site: URL.parse(subscriptionUrl)?.host ?? subscriptionUrl })
          : t("publish.vacancy.here")}
      </div>
    </Notice>
  );
  function contactWords(): string {
    if (name && ways) return t("publish.vacancy.contact", { name, ways });
    if (name) return t("publish.vacancy.contactName", { name });
    return ways ? t("publish.vacancy.contactWays", { ways }) : t("publish.vacancy.noContact");
  }
}
