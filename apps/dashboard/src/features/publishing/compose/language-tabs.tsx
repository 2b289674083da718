import type { Language } from "@stoep/contract/kernel";
import { Button, confirm, Menu, Tabs } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { languageNames, useMembership } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import style from "./fields/fields.module.css";
import { TranslationFields } from "./fields/translation-fields.tsx";
import type { ComposeForm } from "./form.ts";
import { useLanguageName } from "./language-name.ts";
import { emptyTranslation } from "./model.ts";

type Props = {
  form: ComposeForm;
  /** The language whose texts are in sight. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** The fields of the original. */
  children: ReactNode;
};

/** One tab for the original, with everything, and one per translation, with its texts. S1 §4 Translations */
export function LanguageTabs({ form, language, onLanguage, children }: Props) {
  const t = useText();
  const nameOf = useLanguageName();
  const { draft, change } = form;
  const { languages } = useMembership().network;
  const taken = [draft.language, ...draft.translations.map((one) => one.language)];
  const free = languages.filter((one) => !taken.includes(one));
  if (languages.length < 2 && draft.translations.length === 0) return children;

  const add = (one: Language) => {
    change((now) => ({ translations: [...now.translations, emptyTranslation(one)] }));
    onLanguage(one);
  };
  const askAndDelete = async (one: Language) => {
    const name = nameOf(one);
    const question = {
      title: t("compose.translation.deleteTitle", { language: name }),
      message: t("compose.translation.deleteText"),
      confirmLabel: t("compose.translation.delete", { language: name }),
      cancelLabel: t("compose.cancel"),
      isDestructive: true,
    };
    if (!(await confirm(question))) return;
    onLanguage(draft.language);
    change((now) => ({ translations: now.translations.filter((other) => other.language !== one) }));
  };
  return (
    <Tabs value={language} onChange={(value) => value && onLanguage(value as Language)}>
      <div className={style.tabs}>
        <Tabs.List aria-label={t("compose.translation.tabs")}>
          <Tabs.Tab value={draft.language}>
            {t("compose.translation.originalTab", { language: languageNames[draft.language] })}
          </Tabs.Tab>
          {draft.translations.map((one) => (
            <Tabs.Tab key={one.language} value={one.language}>
              {languageNames[one.language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <AddTranslation languages={free} onAdd={add} />
      </div>
      <Tabs.Panel value={draft.language}>{children}</Tabs.Panel>
      {draft.translations.map((one, place) => (
        <Tabs.Panel key={one.language} value={one.language}>
          <TranslationFields
            form={form}
            place={place}
            translation={one}
            onDelete={() => void askAndDelete(one.language)}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function AddTranslation({ languages, onAdd }: { languages: Language[]; onAdd: (language: Language) => void }) {
  const t = useText();
  if (languages.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button variant="subtle" leftSection={<PlusIcon aria-hidden />}>
          {t("compose.translation.add")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((one) => (
          <Menu.Item key={one} onClick={() => onAdd(one)}>
            {languageNames[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
