import { useLanguage } from "@stoep/client/texts";
import { ButtonLink, Card, Group, Heading, Page, Stack, Text } from "@stoep/ui";
import { ExternalLinkIcon } from "@stoep/ui/icons";
import { useMembership } from "../../../app/index.ts";
import { CopiedAddress } from "../../publishing/index.ts";
import { listPath, useText } from "../parts/words.ts";
import style from "./public-page.module.css";

/** The organisation's participation page, as everybody reads it, and how to pass it on. S1 §2 */
export function PublicPageScreen() {
  const t = useText();
  const language = useLanguage();
  const { organisation, network } = useMembership();
  const path = `/${network.slug}/participation/${organisation.id}`;
  const full = (address: string) => new URL(address, location.origin).href;
  const embed = `/embed${path}`;
  const title = t("publicPage.frame", { organisation: organisation.name });
  return (
    <Page
      title={t("publicPage.title")}
      lead={t("publicPage.lead")}
      action={
        <ButtonLink href={full(path)} target="_blank" rightSection={<ExternalLinkIcon aria-hidden />}>
          {t("publicPage.open")}
        </ButtonLink>
      }
    >
      <Stack gap="lg">
        <Card>
          <Stack gap="sm">
            <Heading order={2}>{t("publicPage.shown")}</Heading>
            <Text>{t("publicPage.shownText")}</Text>
            <Group gap="sm">
              <ButtonLink variant="default" href={`${listPath}?isPublic=yes`}>
                {t("publicPage.projectsOn")}
              </ButtonLink>
              <ButtonLink variant="default" href={`${listPath}?isPublic=no`}>
                {t("publicPage.projectsOff")}
              </ButtonLink>
              <ButtonLink
                variant="default"
                href={full(`/${network.slug}/public?organisation=${organisation.id}`)}
                target="_blank"
                rightSection={<ExternalLinkIcon aria-hidden />}
              >
                {t("publicPage.messages")}
              </ButtonLink>
            </Group>
          </Stack>
        </Card>
        <Card>
          <Stack gap="sm">
            <Heading order={2}>{t("publicPage.share")}</Heading>
            <CopiedAddress
              isLabelled
              address={full(path)}
              label={t("publicPage.address")}
              copy={t("publicPage.copy")}
            />
            <CopiedAddress
              isLabelled
              address={codeFor(full(embed), title)}
              label={t("publicPage.embed")}
              copy={t("publicPage.copyEmbed")}
            />
            <Text size="sm">{t("publicPage.embedText")}</Text>
            <CopiedAddress
              isLabelled
              address={full(`${path}/feed.xml`)}
              label={t("publicPage.news")}
              copy={t("publicPage.copyNews")}
            />
          </Stack>
        </Card>
        <section>
          <Heading order={2}>{t("publicPage.preview")}</Heading>
          <iframe className={style.frame} src={`${embed}?language=${language}`} title={title} />
        </section>
      </Stack>
    </Page>
  );
}

/** What a webmaster puts into a page of another site. */
const codeFor = (address: string, title: string): string =>
  `<iframe src="${address}" title="${attribute(title)}" width="100%" height="800" loading="lazy"></iframe>`;

const attribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
