import type { MessageType } from "@stoep/contract/publishing";
import { Radio, Text } from "@stoep/ui";
import { AnnounceIcon, EducationIcon, FiguresIcon, LikeIcon, ListIcon, UrgentIcon } from "@stoep/ui/icons";
import { fieldAt } from "../../../../app/editor/index.ts";
import { messageTypes, useText } from "../../parts/words.ts";
import { type ComposeForm, withType } from "../draft.ts";
import style from "./fields.module.css";
import { LockReason, useLock } from "./lock.tsx";

const icons = {
  standard: AnnounceIcon,
  educational: EducationIcon,
  urgent: UrgentIcon,
  vote: LikeIcon,
  perception: FiguresIcon,
  option: ListIcon,
} satisfies Record<MessageType, unknown>;

/** S1 §3: the types that do not depend on another capability. The chosen one is explained below. */
export function TypeField({ form }: { form: ComposeForm }) {
  const t = useText();
  const lock = useLock();
  const { type } = form.draft;
  return (
    <Radio.Group
      label={t("compose.kind.label")}
      value={type}
      onChange={(next) => form.change((draft) => withType(draft, next as MessageType))}
      {...fieldAt(form, "type")}
    >
      <div className={style.types}>
        {messageTypes.map((value) => {
          const Icon = icons[value];
          return (
            <Radio.Card
              key={value}
              value={value}
              className={style.type}
              disabled={lock !== null}
              data-urgent={value === "urgent" || undefined}
              tabIndex={value === type ? 0 : -1}
            >
              <Icon aria-hidden />
              {t(`types.${value}`)}
            </Radio.Card>
          );
        })}
      </div>
      {lock && <LockReason>{lock}</LockReason>}
      <Text c="dimmed" size="sm" mt={4} aria-live="polite">
        {t(`compose.kind.${type}`)}
      </Text>
    </Radio.Group>
  );
}
