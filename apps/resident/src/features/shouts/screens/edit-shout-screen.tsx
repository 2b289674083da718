import { type PersonalDetail, useDetailFinder } from "@stoep/client/personal-details";
import { queryOf, Refused } from "@stoep/contract/kernel";
import type { ReadShout } from "@stoep/contract/shouts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import {
  api,
  FormSkeleton,
  LoadFailed,
  Notice,
  toast,
  UpLink,
  useCommand,
  useNetwork,
  useRefusalText,
  useTitle,
} from "../../../app/index.ts";
import { PublicationCheck } from "../parts/form/publication-check.tsx";
import { ShoutForm } from "../parts/form/shout-form.tsx";
import { contentOf, newPlaceOf, useShoutDraft, writtenIn } from "../parts/form/use-shout-draft.ts";
import type { UnsentShout } from "../shout-draft.ts";
import { useText } from "../words.ts";

/** Edits one's own message. Its type and its readers cannot be changed. */
export function EditShoutScreen() {
  const t = useText();
  const words = useRefusalText();
  const { shoutId = "" } = useParams();
  const query = useQuery(queryOf(api.shouts.readShout, { params: { shoutId } }));
  useTitle(t("own.edit"));
  const href = `/neighbours/${shoutId}`;
  if (query.error instanceof Refused && query.error.code === "not_found") return <Redirect href={href} replace />;
  const verdict = query.data?.can.edit;
  return (
    <>
      <UpLink href={href}>{t("backToOne")}</UpLink>
      <h1>{t("own.editTitle")}</h1>
      {query.isPending && <FormSkeleton fields={3} />}
      {!query.data && query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {verdict !== undefined && verdict !== true && <Notice tone="warning">{words(verdict)}</Notice>}
      {query.data && verdict === true && <EditForm shout={query.data} />}
    </>
  );
}

function EditForm({ shout: given }: { shout: ReadShout }) {
  const t = useText();
  const [, go] = useLocation();
  // The version that is edited, even if a newer one is loaded meanwhile.
  const [shout] = useState(given);
  const { id, kind, version, place } = shout;
  const { form, restored, restart, forget } = useShoutDraft(`${id}.${version}`, unsentOf(shout));
  const [findings, setFindings] = useState<PersonalDetail[] | null>(null);
  const save = useCommand(api.shouts.editShout, {
    form,
    whenDone: () => {
      forget();
      toast(t("own.saved"));
      go(`/neighbours/${id}`, { replace: true });
    },
  });
  const send = () => {
    const moved = newPlaceOf(form.values);
    return save.run({
      params: { shoutId: id },
      body: { ...contentOf(form.values), version, place: moved },
    });
  };
  const { title, text, photos } = form.values;
  const findDetails = useDetailFinder(useNetwork().slug);
  // biome-ignore lint/correctness/useExhaustiveDependencies: findings are about an earlier text
  useEffect(() => setFindings(null), [title, text, photos]);
  const submit = async () => {
    const privateWords = await findDetails(...writtenIn({ title, text, photos }));
    if (privateWords.length > 0) setFindings(privateWords);
    else void send();
  };
  return (
    <ShoutForm
      kind={kind}
      form={form}
      restored={restored}
      onDiscard={restart}
      organisation={null}
      presentPlace={place && (place.street ?? t("around"))}
      onSubmit={() => void submit()}
      submitLabel={t("own.save")}
      isBusy={save.isRunning}
      check={
        findings && (
          <PublicationCheck
            similar={null}
            privateWords={findings}
            isBusy={save.isRunning}
            onPublish={() => void send()}
          />
        )
      }
    />
  );
}

const unsentOf = ({ title, text, theme, images, sharing }: ReadShout): UnsentShout => ({
  title,
  text,
  theme: theme ?? "",
  photos: images,
  address: null,
  pin: null,
  isPlaceGone: false,
  sharing,
});
