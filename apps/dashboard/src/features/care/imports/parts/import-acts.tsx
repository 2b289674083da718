import { Button, ButtonLink, confirm, Group, Text } from "@stoep/ui";
import { api, useCommand, useFormat, useGo } from "../../../../app/index.ts";
import { type Import, listHref, useText } from "./words.ts";

/** Confirms the import, changes its columns or discards it; once it is done, links to the people. */
export function ImportActs({ one, onChange }: { one: Import; onChange: () => void }) {
  const t = useText();
  const format = useFormat();
  const { id, state, kind, fates, expiresAt, fileName } = one;
  const params = { importId: id };
  const take = useCommand(api.care.confirmPeopleImport, { done: t("begun") });
  const taken = fates.new + fates.there;
  const ask = async () => {
    const isSure = await confirm({
      title: t("confirm.title", { name: fileName }),
      message: t(`confirm.${kind}`, {
        count: fates.new,
        number: format.number(fates.new),
        there: format.number(fates.there),
      }),
      confirmLabel: t("confirm.act"),
      cancelLabel: t("cancel"),
    });
    if (isSure) await take.run({ params });
  };
  if (state === "done")
    return (
      <Group>
        <ButtonLink variant="default" href={listHref[kind]}>
          {t(`lists.${kind}`)}
        </ButtonLink>
      </Group>
    );
  if (state !== "previewed" && state !== "failed") return null;
  return (
    <Group>
      {state === "previewed" && (
        <>
          <Button onClick={() => void ask()} loading={take.isRunning} disabled={taken === 0}>
            {t("confirm.act")}
          </Button>
          <Button variant="default" onClick={onChange}>
            {t("changeColumns")}
          </Button>
        </>
      )}
      <Discard one={one} />
      {state === "previewed" && (
        <Text size="sm" c="dimmed">
          {taken === 0 ? t("nothing") : expiresAt && t("until", { moment: format.moment(expiresAt) })}
        </Text>
      )}
    </Group>
  );
}

export function Discard({ one: { id, kind } }: { one: Import }) {
  const t = useText();
  const go = useGo();
  const discard = useCommand(api.care.discardPeopleImport, {
    done: t("discarded"),
    whenDone: () => go(`/care/import?kind=${kind}`),
  });
  return (
    <Button variant="subtle" loading={discard.isRunning} onClick={() => void discard.run({ params: { importId: id } })}>
      {t("discard")}
    </Button>
  );
}
