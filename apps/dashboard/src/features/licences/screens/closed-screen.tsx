import { modules } from "@stoep/contract/kernel";
import { ButtonLink, Card, EmptyState, Group, Heading, Page, Stack, Text } from "@stoep/ui";
import { ExternalLinkIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  api,
  type ClosedCause,
  closedCauses,
  closedCausesOf,
  licencePath,
  NotFoundPage,
  queryOf,
  useFormat,
  useGo,
  useIsOwner,
  useMembership,
  useRouteParam,
  useSession,
} from "../../../app/index.ts";
import { FeatureTable } from "../parts/feature-table.tsx";
import { useText } from "../words.ts";

type Module = (typeof modules)[number];
type Props = { module: Module; cause: ClosedCause };

/** Why a module is closed, and who can do something about it. S1 §2 Licence pages */
export function ClosedScreen() {
  const named = useRouteParam("module");
  const module = modules.find((one) => one === named);
  const written = useRouteParam("cause").replaceAll("-", "_");
  const cause = closedCauses.find((one) => one === written);
  if (!module || !cause) return <NotFoundPage />;
  return <CurrentCause module={module} cause={cause} />;
}

/** Redirects an outdated address, from a bookmark or a message, to the page of a current cause, or to the start if nothing is closed. */
function CurrentCause({ module, cause }: Props) {
  const session = useSession();
  const go = useGo();
  const causes = closedCausesOf(session, module);
  const isTrue = causes.includes(cause);
  const [other] = causes;
  useEffect(() => {
    if (!isTrue) go(other ? licencePath(module, other) : "/", { replace: true });
  }, [isTrue, other, module, go]);
  return isTrue ? <ClosedPage module={module} cause={cause} /> : null;
}

function ClosedPage({ module, cause }: Props) {
  const t = useText();
  const organisation = useMembership().organisation.name;
  const isOwner = useIsOwner();
  const words = { organisation, module: t(`modules.${module}`) };
  const isOnlyAccess = cause === "no_module_access";
  return (
    <Page title={t(`causes.${cause}.title`, words)} width="narrow">
      <Card>
        <EmptyState drawing="bench" action={<NextSteps module={module} cause={cause} />}>
          <p>{t(`causes.${cause}.text`, words)}</p>
          {cause === "licence_expired" && <ReadableScreens module={module} />}
          {!isOnlyAccess && <p>{t(isOwner ? "youAreOwner" : "askOwner")}</p>}
          {!isOwner && <WhomToAsk />}
        </EmptyState>
      </Card>
      {!isOnlyAccess && (
        <Card>
          <Stack>
            <Heading order={2}>{t("contentsOf", { module: words.module })}</Heading>
            <Text c="dimmed">{t(`about.${module}`)}</Text>
            <FeatureTable module={module} />
          </Stack>
        </Card>
      )}
    </Page>
  );
}

/** Names the organisation's administrators. */
function WhomToAsk() {
  const t = useText();
  const format = useFormat();
  const owners = useQuery(queryOf(api.licences.listOwners)).data?.items ?? [];
  if (owners.length === 0) return null;
  return <p>{t("whomToAsk", { names: format.list(owners.map(({ name }) => name)) })}</p>;
}

/** Until when existing content can be read, or since when it no longer can. */
function ReadableScreens({ module }: { module: Module }) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(queryOf(api.licences.listLicences));
  const moments = (query.data?.items ?? [])
    .filter((licence) => licence.module === module && licence.readableUntil !== null)
    .map(({ readableUntil }) => readableUntil ?? "")
    .sort();
  const last = moments.at(-1);
  if (!last) return null;
  const isOpen = new Date(last) > new Date();
  return <p>{t(isOpen ? "readableUntil" : "closedSince", { moment: format.moment(last) })}</p>;
}

/** Links to the licences, back to reading, or to the provider's pages if configured. */
function NextSteps({ module, cause }: Props) {
  const t = useText();
  const isOwner = useIsOwner();
  const links = useQuery(queryOf(api.licences.getLinks)).data;
  const outside = [
    { href: links?.[module], label: t("moreAbout", { module: t(`modules.${module}`) }) },
    { href: links?.demo, label: t("demo") },
    { href: module === "network" ? links?.communities : null, label: t("communities") },
  ].flatMap(({ href, label }) => (href && cause !== "no_module_access" ? [{ href, label }] : []));
  return (
    <Group justify="center" gap="sm">
      {isOwner && <ButtonLink href="/settings/licence">{t("toLicences")}</ButtonLink>}
      {cause === "licence_expired" && (
        <ButtonLink variant="default" href="/inbox">
          {t("readOn")}
        </ButtonLink>
      )}
      {outside.map(({ href, label }) => (
        <ButtonLink
          key={href}
          variant="default"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<ExternalLinkIcon aria-hidden />}
        >
          {label}
        </ButtonLink>
      ))}
    </Group>
  );
}
