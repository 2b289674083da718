import { RadioField, Section, schemes, UpLink, useScheme, useTitle } from "../../../app/index.ts";
import { LanguageChoice } from "../../accounts/index.ts";
import { useText } from "../words.ts";

/** The language of the account, and how the app looks on this device. */
export function AppScreen() {
  const t = useText();
  const [scheme, choose] = useScheme();
  useTitle(t("me.appearance"));
  return (
    <>
      <UpLink href="/me">{t("me.title")}</UpLink>
      <h1>{t("me.appearance")}</h1>
      <Section id="appearance" title={t("me.languageAndLook")}>
        <LanguageChoice />
        <RadioField
          legend={t("me.scheme")}
          choices={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
          value={scheme}
          onValue={choose}
        />
      </Section>
    </>
  );
}
