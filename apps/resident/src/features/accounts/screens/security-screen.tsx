import { Link } from "wouter";
import { useTitle } from "../../../app/index.ts";
import { PasswordPart } from "../parts/password-part.tsx";
import { SessionsPart } from "../parts/sessions-part.tsx";
import { useText } from "../words.ts";

/** What keeps the account one's own: the password, and where one is signed in. */
export function SecurityScreen() {
  const t = useText();
  useTitle(t("security.title"));
  return (
    <>
      <Link href="/me">{t("security.back")}</Link>
      <h1>{t("security.title")}</h1>
      <PasswordPart />
      <SessionsPart />
    </>
  );
}
