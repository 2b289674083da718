import { AnnounceIcon, CommentsIcon, PollIcon } from "@stoep/ui/icons";
import { ButtonLink, ServerPageLink, useNetwork, usePublicPages, useTitle } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { StreetDrawing } from "./street-drawing.tsx";
import style from "./welcome.module.css";

/** For readers who are not signed in: what this is, and how to sign up or in. */
export function WelcomeScreen() {
  const t = useText();
  const { name } = useNetwork();
  useTitle(t("welcome.title", { network: name }));
  return (
    <div className={style.welcome}>
      <StreetDrawing className={style.drawing} />
      <h1>{t("welcome.title", { network: name })}</h1>
      <p className={style.lead}>{t("welcome.lead")}</p>
      <div className={style.actions}>
        <ButtonLink look="main" href="/sign-up">
          {t("welcome.signUp")}
        </ButtonLink>
        <ButtonLink href="/sign-in">{t("signIn.do")}</ButtonLink>
      </div>
      <div className={style.reading}>
        <ButtonLink look="quiet" href="/public">
          {t("welcome.public")}
        </ButtonLink>
        <ServerPageLink look="quiet" href={usePublicPages()}>
          {t("welcome.participation")}
        </ServerPageLink>
      </div>
      <ul className={style.points}>
        <li>
          <AnnounceIcon aria-hidden />
          {t("welcome.news")}
        </li>
        <li>
          <CommentsIcon aria-hidden />
          {t("welcome.talk")}
        </li>
        <li>
          <PollIcon aria-hidden />
          {t("welcome.vote")}
        </li>
      </ul>
    </div>
  );
}
