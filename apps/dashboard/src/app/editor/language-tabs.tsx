import { languageNames } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { Button, confirm, Group, Menu, Tabs } from "@stoep/ui";
import { DeleteIcon, PlusIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { useMembership } from "../session.tsx";
import style from "./editor.module.css";
import { useLanguageName } from "./language-name.ts";
import { useText } from "./words.ts";

type Props<T extends { language: Language }> = {
  /** "Languages of the message" */
  label: string;
  original: Language;
  translations: readonly T[];
  /** The language whose texts are shown. */
  language: Language;
  onLanguage: (language: Language) => void;
  onAdd: (language: Language) => void;
  onDelete: (language: Language) => void;
  /** The fields of one translation. */
  fieldsOf: (translation: T, place: number, askAndDelete: () => void) => ReactNode;
  /** The fields of the original. */
  children: ReactNode;
};

/** One tab for the original, with everything, and one per translation, with its texts. S1 §4 Translations */
export function LanguageTabs<T extends { language: Language }>(props: Props<T>) {
  const { label, original, translations, language, onLanguage, onAdd, onDelete, fieldsOf, children } = props;
  const t = useText();
  const nameOf = useLanguageName();
  const { languages } = useMembership().network;
  const taken = [original, ...translations.map((one) => one.language)];
  const free = languages.filter((one) => !taken.includes(one));
  if (languages.length < 2 && translations.length === 0) return children;

  const add = (one: Language) => {
    onAdd(one);
    onLanguage(one);
  };
  const askAndDelete = async (one: Language) => {
    const name = nameOf(one);
    const question = {
      title: t("translation.deleteTitle", { language: name }),
      message: t("translation.deleteText"),
      confirmLabel: t("translation.delete", { language: name }),
      cancelLabel: t("cancel"),
      isDestructive: true,
    };
    if (!(await confirm(question))) return;
    onLanguage(original);
    onDelete(one);
  };
  return (
    <Tabs value={language} onChange={(value) => value && onLanguage(value as Language)}>
      <div className={style.tabs}>
        <Tabs.List aria-label={label}>
          <Tabs.Tab value={original}>{t("translation.originalTab", { language: languageNames[original] })}</Tabs.Tab>
          {translations.map((one) => (
            <Tabs.Tab key={one.language} value={one.language}>
              {languageNames[one.language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <AddTranslation languages={free} onAdd={add} />
      </div>
      <Tabs.Panel value={original}>{children}</Tabs.Panel>
      {translations.map((one, place) => (
        <Tabs.Panel key={one.language} value={one.language}>
          {fieldsOf(one, place, () => void askAndDelete(one.language))}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Below the fields of a translation. */
export function DeleteTranslation({ language, onDelete }: { language: Language; onDelete: () => void }) {
  const t = useText();
  const name = useLanguageName()(language);
  return (
    <Group justify="flex-end">
      <Button variant="subtle" color="brick" leftSection={<DeleteIcon aria-hidden />} onClick={onDelete}>
        {t("translation.delete", { language: name })}
      </Button>
    </Group>
  );
}

function AddTranslation({ languages, onAdd }: { languages: Language[]; onAdd: (language: Language) => void }) {
  const t = useText();
  if (languages.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button variant="subtle" leftSection={<PlusIcon aria-hidden />}>
          {t("translation.add")}
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
