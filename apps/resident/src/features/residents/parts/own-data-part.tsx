import { saveFile } from "@stoep/client/files";
import { Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import { api, Button, Section, toast, useNetwork, useRefusalText } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** A copy of everything that is stored about the resident. D §5 */
export function OwnDataPart() {
  const t = useText();
  const words = useRefusalText();
  const { slug } = useNetwork();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await api.residents.downloadMyData({}), `stoep-${slug}.zip`);
      toast(t("ownData.done"), "done");
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unexpected"), "danger");
    }
    setBusy(false);
  };
  return (
    <Section id="own-data" title={t("ownData.title")}>
      <p>{t("ownData.text")}</p>
      <div>
        <Button isBusy={isBusy} onClick={() => void download()}>
          {t("ownData.do")}
        </Button>
      </div>
    </Section>
  );
}
