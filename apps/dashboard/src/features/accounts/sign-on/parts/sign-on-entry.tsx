import { afterPaint, Button, Divider, Notice, Skeleton, Stack, Text } from "@stoep/ui";
import { SignInIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { api, queryOf, Refused } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { OpenSignOns } from "./open-sign-ons.tsx";
import { useStartSignOn } from "./use-start-sign-on.ts";

/** Loaded separately: few people need it, and it pulls in the contract's schemas. */
const NameForm = lazyPart(() => import("./sign-on-name-form.tsx").then((m) => m.SignOnNameForm));

function SignOnNameForm({ next }: Props) {
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <NameForm next={next} />
    </Suspense>
  );
}

/** `next`: where the person wanted to go. */
type Props = { next: string };

/** Shown below the password form: the providers for everyone, and a way to find one's organisation's. */
export function SignOnEntry({ next }: Props) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  // Once the page is on screen, so that loading delays neither the page nor the form when it is opened.
  useEffect(() => afterPaint(() => void NameForm.preload()), []);
  return (
    <Stack gap="sm">
      <Divider label={t("entry.or")} />
      <OpenSignOns next={next} />
      {isAsking ? (
        <SignOnNameForm next={next} />
      ) : (
        <Button variant="subtle" leftSection={<SignInIcon aria-hidden />} onClick={() => setAsking(true)}>
          {t("entry.open")}
        </Button>
      )}
    </Stack>
  );
}

/** Shown above the password form when the address has the organisation's sign-in name: its people sign in this way. */
export function NamedSignOn({ next, slug }: Props & { slug: string }) {
  const t = useText();
  return (
    <Stack gap="sm">
      <NamedProvider next={next} slug={slug} />
      <Divider label={t("entry.orPassword")} />
    </Stack>
  );
}

function NamedProvider({ next, slug }: Props & { slug: string }) {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.findProvider, { params: { providerSlug: slug } }));
  const { start, isRunning, problem } = useStartSignOn(next);
  const isUnknown = query.error instanceof Refused && query.error.code !== "unavailable";
  if (isUnknown)
    return (
      <>
        <Notice tone="warning">{t("entry.unknown", { name: slug })}</Notice>
        <SignOnNameForm next={next} />
      </>
    );
  if (!query.data) return <Skeleton height={42} />;
  const { name, owner } = query.data;
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button leftSection={<SignInIcon aria-hidden />} loading={isRunning} onClick={() => void start(slug)} fullWidth>
        {t("entry.with", { name })}
      </Button>
      {owner && (
        <Text size="sm" c="dimmed" ta="center">
          {t("entry.of", { owner })}
        </Text>
      )}
    </>
  );
}
