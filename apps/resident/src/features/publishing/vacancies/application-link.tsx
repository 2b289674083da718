import { queryOf } from "@stoep/contract/kernel";
import { ExternalLinkIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, ButtonLink, Notice, OutsideLink, useLive, useResidence } from "../../../app/index.ts";
import type { PartProps } from "../kinds/kind.ts";
import style from "../posts/message.module.css";
import { signInAddress } from "../posts/sign-in-address.ts";
import { useClickReport } from "../posts/view-reports.ts";
import { useText } from "../words.ts";
import { useVacancyFacts } from "./use-vacancy-facts.ts";

/** How to apply: here, with an external form, or no longer. */
export function ApplicationLink({ post }: PartProps) {
  const isResident = useResidence() !== null;
  const { vacancy } = post;
  if (!vacancy) return null;
  if (vacancy.subscriptionUrl) return <ExternalForm postId={post.id} vacancy={vacancy} />;
  return isResident ? <OwnForm postId={post.id} /> : <SignInToApply postId={post.id} vacancy={vacancy} />;
}

type Vacancy = NonNullable<PartProps["post"]["vacancy"]>;
type Props = { postId: string; vacancy: Vacancy };
const formOf = (postId: string) => `/vacancies/${postId}/application`;

function ExternalForm({ postId, vacancy }: Props) {
  const t = useText();
  const tellClicked = useClickReport(postId);
  const { isClosed } = useVacancyFacts(vacancy);
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

function SignInToApply({ postId, vacancy }: Props) {
  const t = useText();
  const { isClosed } = useVacancyFacts(vacancy);
  if (isClosed) return <Notice>{t("vacancy.noMore")}</Notice>;
  return (
    <div className={style.apply}>
      <p>{t("vacancy.guest")}</p>
      <div>
        <ButtonLink look="main" href={signInAddress(formOf(postId))}>
          {t("vacancy.signIn")}
        </ButtonLink>
      </div>
    </div>
  );
}

function OwnForm({ postId }: { postId: string }) {
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
