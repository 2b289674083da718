import type { MessageType } from "@stoep/contract/publishing";
import { AnnounceIcon, EducationIcon, FiguresIcon, LikeIcon, ListIcon, UrgentIcon } from "@stoep/ui/icons";
import { fieldAt } from "../../../../app/editor/index.ts";
import { messageTypes, useText } from "../../parts/words.ts";
import { withType } from "../model.ts";
import type { ComposeForm } from "../problems.ts";
import { ChoiceCards } from "./choice-cards.tsx";

const icons = {
  standard: AnnounceIcon,
  educational: EducationIcon,
  urgent: UrgentIcon,
  vote: LikeIcon,
  perception: FiguresIcon,
  option: ListIcon,
} satisfies Record<MessageType, unknown>;

/** S1 §3: the kinds that need nothing of another capability. */
export function TypeField({ form }: { form: ComposeForm }) {
  const t = useText();
  return (
    <ChoiceCards
      label={t("compose.kind.label")}
      choices={messageTypes.map((value) => ({
        value,
        title: t(`types.${value}`),
        text: t(`compose.kind.${value}`),
        icon: icons[value],
        isUrgent: value === "urgent",
      }))}
      value={form.draft.type}
      onChange={(type) => form.change((draft) => withType(draft, type))}
      {...fieldAt(form, "type")}
    />
  );
}
