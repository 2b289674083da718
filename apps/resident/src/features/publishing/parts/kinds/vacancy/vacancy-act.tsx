import { queryOf } from "@stoep/contract/kernel";
import { ExternalLinkIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, ButtonLink, Notice, OutsideLink, useLive, useResidence } from "../../../../../app/index.ts";
import { useClicked } from "../../../seen.ts";
import { signInFirst } from "../../../sign-in-first.ts";
import { useText } from "../../../words.ts";
import style from "../../message.module.css";
import type { PartProps } from "../kind.ts";
import { useVacancyWords } from "./use-vacancy-words.ts";

/** How to apply: here, with a form elsewhere, or no longer. */
export function VacancyAct({ post }: PartProps) {
  const isResident = useResidence() !== null;
  const { vacancy } = post;
  if (!vacancy) return null;
  if (vacancy.subscriptionUrl) return <Elsewhere postId={post.id} vacancy={vacancy} />;
  return isResident ? <Here postId={post.id} /> : <SignIn postId={post.id} vacancy={vacancy} />;
}

type Vacancy = NonNullable<PartProps["post"]["vacancy"]>;
type Props = { postId: string; vacancy: Vacancy };
const formOf = (postId: string) => `/vacancies/${postId}/application`;

function Elsewhere({ postId, vacancy }: Props) {
  const t = useText();
  const tellClicked = useClicked(postId);
  const { isClosed } = useVacancyWords(vacancy);
  if (isClosed) return <Notice>{t("vacancy.noMore")}</Notice>;
  return (
    <div className={style.apply}>
      <p>{t("vacancy.elsewhere")}</p>
      <div>
        <OutsideLink href={vacancy.subscriptionUrl} look="main" onClick={tellClicked} onAuxClick={tellClicked}>
          {t("vacancy.applyElsewhere")}
          <ExternalLinkIcon aria-hidden />
        </OutsideLink>
      </div>
    </div>
  );
}

function SignIn({ postId, vacancy }: Props) {
  const t = useText();
  const { isClosed } = useVacancyWords(vacancy);
  if (isClosed) return <Notice>{t("vacancy.noMore")}</Notice>;
  return (
    <div className={style.apply}>
      <p>{t("vacancy.guest")}</p>
      <div>
        <ButtonLink look="main" href={signInFirst(formOf(postId))}>
          {t("vacancy.signIn")}
        </ButtonLink>
      </div>
    </div>
  );
}

function Here({ postId }: { postId: string }) {
  const t = useText();
  const query = useQuery(queryOf(api.vacancies.getMyApplication, { params: { postId } }));
  useLive(["vacancies"], () => void query.refetch());
  if (!query.data) return null;
  const { application, can } = query.data;
  if (!application && can.apply !== true) return <Notice>{t("vacancy.noMore")}</Notice>;
  return (
    <div className={style.apply}>
      {application && <p>{t(`vacancy.mine.${application.state}`)}</p>}
      <div>
        <ButtonLink look={application ? "plain" : "main"} href={formOf(postId)}>
          {t(application ? "vacancy.seeMine" : "vacancy.apply")}
        </ButtonLink>
      </div>
    </div>
  );
}
