import { queryOf, Refused } from "@stoep/contract/kernel";
import type { MyVacancy } from "@stoep/contract/vacancies";
import { SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import {
  api,
  ButtonLink,
  EmptyState,
  FormSkeleton,
  firstScreen,
  LoadFailed,
  Notice,
  UpLink,
  useFormat,
  useLive,
  useRefusalText,
  useTitle,
} from "../../../app/index.ts";
import { readDraft } from "../application-draft.ts";
import { ApplicationForm } from "../parts/application-form.tsx";
import { MyApplication } from "../parts/my-application.tsx";
import { useText } from "../words.ts";

/** The form to apply for a vacancy or, once sent, the application. */
export function ApplicationScreen() {
  const t = useText();
  const { postId = "" } = useParams();
  const query = useQuery(queryOf(api.vacancies.getMyApplication, { params: { postId } }));
  useLive(["vacancies"], () => void query.refetch());
  useTitle(query.data?.application ? t("mine") : t("apply"));
  if (query.error instanceof Refused && query.error.code === "not_found") return <VacancyGone />;
  return (
    <>
      {query.isPending && <FormSkeleton fields={5} />}
      {!query.data && query.isError && <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <Applicant mine={query.data} refetch={() => void query.refetch()} />}
    </>
  );
}

function Applicant({ mine, refetch }: { mine: MyVacancy; refetch: () => void }) {
  const t = useText();
  const words = useRefusalText();
  const [, go] = useLocation();
  const { vacancy, application, can } = mine;
  // An unfinished change is open again.
  const [isEditing, setEditing] = useState(
    () => application !== null && can.change === true && readDraft(vacancy.postId, application.updatedAt) !== null,
  );
  const back = () => go(vacancy.isThere ? `/m/${vacancy.postId}` : "/me/applications");
  return (
    <>
      <VacancyHead mine={mine} />
      {application && !isEditing && (
        <MyApplication mine={mine} application={application} onEdit={() => setEditing(true)} onWithdrawn={back} />
      )}
      {application && isEditing && (
        <ApplicationForm
          mine={mine}
          onDone={() => {
            setEditing(false);
            refetch();
          }}
          onCancel={() => setEditing(false)}
        />
      )}
      {!application &&
        (can.apply === true ? (
          <ApplicationForm mine={mine} onDone={refetch} />
        ) : (
          <Notice tone="warning" title={t("cannot")}>
            {words(can.apply)}
          </Notice>
        ))}
    </>
  );
}

function VacancyHead({ mine: { vacancy, application } }: { mine: MyVacancy }) {
  const t = useText();
  const format = useFormat();
  const { title, organisation, applyUntil, isThere, postId } = vacancy;
  return (
    <>
      <UpLink href={isThere ? `/m/${postId}` : "/me/applications"}>{t(isThere ? "back" : "backToAll")}</UpLink>
      <h1>{t(application ? "mine" : "apply")}</h1>
      <p>
        {isThere ? <Link href={`/m/${postId}`}>{title}</Link> : title} · {organisation}
        {applyUntil && ` · ${t("until", { day: format.day(`${applyUntil}T12:00:00.000Z`) })}`}
      </p>
    </>
  );
}

function VacancyGone() {
  const t = useText();
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("gone")}
      action={
        <ButtonLink look="main" href={firstScreen}>
          {t("home")}
        </ButtonLink>
      }
    >
      {t("goneText")}
    </EmptyState>
  );
}
