import { Button, Divider, Notice, Skeleton, Stack, Text } from "@stoep/ui";
import { SignInIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf, Refused } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { SignOnNameForm } from "./sign-on-name-form.tsx";
import { useStartSignOn } from "./use-start-sign-on.ts";

type Props = {
  /** Where the person wanted to go. */
  next: string;
  /** The sign-on name of the organisation, when the address brought it: ?with=… */
  slug: string | undefined;
};

/** Below the password form: the way in through one's own organisation. */
export function SignOnEntry({ next, slug }: Props) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const isShort = slug === undefined && !isAsking;
  return (
    <Stack gap="sm">
      <Divider label={t("entry.or")} />
      {slug !== undefined && <Named next={next} slug={slug} />}
      {slug === undefined && isAsking && <SignOnNameForm next={next} />}
      {isShort && (
        <Button variant="subtle" leftSection={<SignInIcon aria-hidden />} onClick={() => setAsking(true)}>
          {t("entry.open")}
        </Button>
      )}
    </Stack>
  );
}

function Named({ next, slug }: { next: string; slug: string }) {
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
  const { name, organisation } = query.data;
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        variant="default"
        leftSection={<SignInIcon aria-hidden />}
        loading={isRunning}
        onClick={() => void start(slug)}
        fullWidth
      >
        {t("entry.with", { name })}
      </Button>
      <Text size="sm" c="dimmed" ta="center">
        {t("entry.of", { organisation })}
      </Text>
    </>
  );
}
