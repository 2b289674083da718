import { useLanguage } from "@stoep/client/texts";
import type { PaperSize } from "@stoep/contract/files/values";
import { paperSizes } from "@stoep/contract/files/values";
import type { Language } from "@stoep/contract/kernel";
import type { ShareLink } from "@stoep/contract/publishing";
import { Button, Group, Heading, Segmented, Stack, Text } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LanguageSwitch } from "../../../app/editor/index.ts";
import { api, FormDialog, FormPlaceholder, QrCode, QueryContent, queryOf, useDownload } from "../../../app/index.ts";
import { CopiedAddress } from "../parts/copied-address.tsx";
import { useText } from "../parts/words.ts";
import style from "./share-dialog.module.css";

type Props = {
  /** A kind of thing that the server knows how to share, and which one. */
  subject: { kind: string; id: string };
  onClose: () => void;
};

/** The link to something published, its QR code, and a poster to print. */
export function ShareDialog({ subject, onClose }: Props) {
  const t = useText();
  const reader = useLanguage();
  const params = { subjectKind: subject.kind, subjectId: subject.id };
  // Who can open it may have changed since, also by a colleague.
  const query = useQuery({ ...queryOf(api.publishing.getShareLink, { params }), staleTime: 0 });
  const [paper, setPaper] = useState<PaperSize>("a4");
  const [chosen, setChosen] = useState<Language | null>(null);
  const poster = useDownload();
  const languages = query.data?.languages ?? [];
  const language = chosen ?? languages.find((one) => one === reader) ?? languages[0];
  const title = (query.data?.title ?? "").slice(0, 60);
  const download = () =>
    poster.mutate({
      name: `${t("share.poster")} ${title} ${paper}`,
      ending: "pdf",
      load: () => api.publishing.exportPoster({ params, query: { paper, language } }),
    });
  return (
    <FormDialog
      title={t("share.open")}
      size="lg"
      cancel={t("share.close")}
      act={{ label: t("share.download"), isRunning: poster.isPending, isDisabled: !query.data }}
      onSubmit={(event) => {
        event.preventDefault();
        download();
      }}
      onClose={onClose}
    >
      <QueryContent query={query} waiting={<FormPlaceholder />}>
        {(shown) => (
          <Stack gap="lg">
            <Link shown={shown} />
            <Code shown={shown} params={params} />
            <section>
              <Heading order={3}>{t("share.poster")}</Heading>
              <Text size="sm">{t("share.posterText")}</Text>
              <Group mt="sm">
                <Segmented
                  aria-label={t("share.paper")}
                  size="sm"
                  data={paperSizes.map((one) => ({ value: one, label: one.toUpperCase() }))}
                  value={paper}
                  onChange={(one) => setPaper(one as PaperSize)}
                />
                {language && (
                  <LanguageSwitch
                    label={t("share.language")}
                    languages={languages}
                    value={language}
                    onChange={setChosen}
                  />
                )}
              </Group>
            </section>
          </Stack>
        )}
      </QueryContent>
    </FormDialog>
  );
}

function Link({ shown: { link, shortLink, sharedWith } }: { shown: ShareLink }) {
  const t = useText();
  return (
    <section>
      <Stack gap="xs">
        <CopiedAddress isLabelled address={link} label={t("share.link")} copy={t("share.copy")} />
        <Text size="sm">{t(`share.with.${sharedWith}`)}</Text>
        {shortLink !== link && (
          <CopiedAddress isLabelled address={shortLink} label={t("share.short")} copy={t("share.copyShort")} />
        )}
      </Stack>
    </section>
  );
}

type CodeProps = { shown: ShareLink; params: { subjectKind: string; subjectId: string } };

function Code({ shown: { link, title }, params }: CodeProps) {
  const t = useText();
  const download = useDownload();
  const load = (format: "svg" | "png") =>
    download.mutate({
      name: `${t("share.code")} ${title.slice(0, 60)}`,
      ending: format,
      load: () => api.publishing.exportQrCode({ params, query: { format } }),
    });
  return (
    <section className={style.code}>
      <QrCode text={link} label={t("share.codeLabel", { address: link })} />
      <Stack gap="sm">
        <Heading order={3}>{t("share.code")}</Heading>
        <Text size="sm">{t("share.codeText")}</Text>
        <Group gap="sm">
          {(["svg", "png"] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<DownloadIcon aria-hidden />}
              disabled={download.isPending}
              onClick={() => load(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </Group>
      </Stack>
    </section>
  );
}
