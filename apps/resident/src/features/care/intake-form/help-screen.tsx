import type { HelpForm } from "@stoep/contract/care";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { HeartIcon, MailIcon, SearchIcon } from "@stoep/ui/icons";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "wouter";
import {
  api,
  BackLink,
  ButtonLink,
  EmptyState,
  FormSkeleton,
  LoadFailed,
  useLanguage,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import { HelpFields } from "./help-fields.tsx";

/** The form by which anybody asks an organisation for help, without an account. S2 §3 */
export function HelpScreen() {
  const t = useText();
  const { organisationId = "" } = useParams();
  const { slug: networkSlug } = useNetwork();
  const params = { networkSlug, organisationId };
  const language = useLanguage();
  const query = useQuery({
    ...queryOf(api.care.readHelpForm, { params, query: { language } }),
    // Another language takes the place of this one once it is there, so that what was typed stays.
    placeholderData: keepPreviousData,
    // Each opened form is sent once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [sent, setSent] = useState<{ waitsForMail: boolean } | null>(null);
  useTitle(query.data ? t("help.title", { organisation: query.data.organisation.name }) : t("help.ask"));
  if (query.error instanceof Refused && ["not_found", "invalid_input"].includes(query.error.code))
    return <FormUnavailable organisationId={organisationId} />;
  if (query.isError && !query.data) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <FormSkeleton fields={5} />;
  const { organisation } = query.data;
  if (sent) return <FormSent organisation={organisation} {...sent} />;
  return (
    <>
      <BackLink list={`/organisations/${organisationId}`} />
      <h1>{t("help.title", { organisation: organisation.name })}</h1>
      <Intro form={query.data} />
      <HelpFields
        form={query.data}
        params={params}
        reload={async () => (await query.refetch()).data}
        onSent={({ waitsForMail }) => {
          setSent({ waitsForMail });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}

function Intro({ form: { intro } }: { form: HelpForm }) {
  const t = useText();
  return (
    <p style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }} lang={intro?.language}>
      {intro?.text ?? t("help.intro")}
    </p>
  );
}

function FormSent({
  organisation: { id, name },
  waitsForMail,
}: Pick<HelpForm, "organisation"> & { waitsForMail: boolean }) {
  const t = useText();
  const part = waitsForMail ? "waits" : "sent";
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} data-focus-target role="status">
      <EmptyState
        isScreen
        icon={waitsForMail ? <MailIcon aria-hidden /> : <HeartIcon aria-hidden />}
        title={t(`help.${part}.title`)}
        action={
          <Link className="alone" href={`/organisations/${id}`}>
            {t("contact", { organisation: name })}
          </Link>
        }
      >
        {t(`help.${part}.text`, { organisation: name })}
      </EmptyState>
    </div>
  );
}

/** A form that is switched off looks the same as one that never existed. */
function FormUnavailable({ organisationId }: { organisationId: string }) {
  const t = useText();
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("help.off.title")}
      action={
        <ButtonLink look="main" href={`/organisations/${organisationId}`}>
          {t("help.off.do")}
        </ButtonLink>
      }
    >
      {t("help.off.text")}
    </EmptyState>
  );
}
