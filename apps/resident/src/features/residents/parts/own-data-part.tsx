import { api, Button, Section, useFileSaving, useNetwork } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** A copy of everything that is stored about the resident. D §5 */
export function OwnDataPart() {
  const t = useText();
  const { slug } = useNetwork();
  const { isBusy, save } = useFileSaving({
    load: () => api.residents.downloadMyData({}),
    name: `stoep-${slug}.zip`,
    done: t("ownData.done"),
  });
  return (
    <Section id="own-data" title={t("ownData.title")}>
      <p>{t("ownData.text")}</p>
      <div>
        <Button isBusy={isBusy} onClick={save}>
          {t("ownData.do")}
        </Button>
      </div>
    </Section>
  );
}
