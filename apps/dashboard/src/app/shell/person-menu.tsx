import { personName } from "@stoep/contract/kernel";
import { askToLeave, Menu, type SchemeChoice, Text, useScheme } from "@stoep/ui";
import { PersonIcon, QuestionIcon, SignOutIcon } from "@stoep/ui/icons";
import { ownAccountPath } from "../feature.ts";
import { AppLink } from "../navigation.tsx";
import { PersonPicture } from "../parts/person-picture.tsx";
import { useSession } from "../session.tsx";
import { signOut } from "../session-store.ts";
import { useAppText } from "../text.ts";
import style from "./top-bar.module.css";

const schemes = ["light", "dark", "auto"] as const satisfies SchemeChoice[];

/** Who is signed in, the colour scheme and signing out; also the list of keys, on pages that have one. */
export function PersonMenu({ onKeys }: { onKeys?: () => void }) {
  const t = useAppText();
  const { account } = useSession();
  const { choice, choose } = useScheme();
  const name = personName(account);
  const leave = async () => {
    if (await askToLeave()) await signOut();
  };
  return (
    <Menu width={260}>
      <Menu.Target>
        <button type="button" className={style.person} aria-label={t("person.menu", { name })}>
          <PersonPicture name={name} picture={account.picture} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text fw={600} c="var(--st-ink)">
            {name}
          </Text>
          <Text size="sm">{account.email}</Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={AppLink} href={ownAccountPath} leftSection={<PersonIcon aria-hidden />}>
          {t("person.account")}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t("scheme.label")}</Menu.Label>
        <Menu.RadioGroup value={choice} onChange={(scheme) => choose(scheme as SchemeChoice)}>
          {schemes.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {t(`scheme.${scheme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {onKeys && (
          <Menu.Item leftSection={<QuestionIcon aria-hidden />} onClick={onKeys}>
            {t("keys.title")}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<SignOutIcon aria-hidden />} onClick={leave}>
          {t("person.signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
