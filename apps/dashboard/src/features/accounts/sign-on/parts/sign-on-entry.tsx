import { Button, Divider, Notice, Skeleton, Stack, Text } from "@stoep/ui";
import { SignInIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { api, queryOf, Refused } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { OpenSignOns } from "./open-sign-ons.tsx";
import style from "./sign-on-entry.module.css";
import { useStartSignOn } from "./use-start-sign-on.ts";

/** Apart: few ask for it, and it brings the rules of the contract along. */
const loadNameForm = () => import("./sign-on-name-form.tsx");
const NameForm = lazy(() => loadNameForm().then((part) => ({ default: part.SignOnNameForm })));

function SignOnNameForm({ next }: Props) {
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <NameForm next={next} />
    </Suspense>
  );
}

/** `next`: where the person wanted to go. */
type Props = { next: string };

/** Below the password form: the ways in for everybody, and through one's own organisation. */
export function SignOnEntry({ next }: Props) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  // Once the page stands, so that whoever asks for it types at once.
  useEffect(() => void loadNameForm(), []);
  return (
    <Stack gap="sm">
      <Divider label={t("entry.or")} />
      <OpenSignOns next={next} />
      {isAsking ? (
        <SignOnNameForm next={next} />
      ) : (
        <Button
          variant="subtle"
          className={style.button ?? ""}
          leftSection={<SignInIcon aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t("entry.open")}
        </Button>
      )}
    </Stack>
  );
}

/** Above the password form, when the address brought the organisation's sign-on name: this is how its people come in. */
export function NamedSignOn({ next, slug }: Props & { slug: string }) {
  const t = useText();
  return (
    <Stack gap="sm">
      <Named next={next} slug={slug} />
      <Divider label={t("entry.orPassword")} />
    </Stack>
  );
}

function Named({ next, slug }: Props & { slug: string }) {
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
      <Button
        className={style.button ?? ""}
        leftSection={<SignInIcon aria-hidden />}
        loading={isRunning}
        onClick={() => void start(slug)}
        fullWidth
      >
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
