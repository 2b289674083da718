import { offeredFactors } from "@stoep/client/second-step";
import type { FactorKind, FactorView } from "@stoep/contract/accounts";
import { useState } from "react";
import { Button, Entries, Entry } from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";
import { AppDialog } from "./app-dialog.tsx";
import { factorIcons } from "./factor-list.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { TextDialog } from "./text-dialog.tsx";

const dialogs = { app: AppDialog, passkey: PasskeyDialog, text: TextDialog };

interface Props {
  factors: FactorView[];
  /** Receives the recovery codes, which come with the first factor only. */
  onAdded: (recoveryCodes: string[] | null) => void;
}

export function AddFactor({ factors, onAdded }: Props) {
  const t = useText();
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const AddDialog = adding && dialogs[adding];
  const kinds = offeredFactors(factors);
  if (kinds.length === 0) return null;
  return (
    <div className={style.stack}>
      <h3>{t("factors.add")}</h3>
      <Entries>
        {kinds.map((kind) => (
          <Way key={kind} kind={kind} onChoose={() => setAdding(kind)} />
        ))}
      </Entries>
      {AddDialog && (
        <AddDialog
          onClose={() => setAdding(null)}
          onAdded={({ recoveryCodes }) => {
            setAdding(null);
            onAdded(recoveryCodes);
          }}
        />
      )}
    </div>
  );
}

function Way({ kind, onChoose }: { kind: FactorKind; onChoose: () => void }) {
  const t = useText();
  const Icon = factorIcons[kind];
  const name = t(`factors.kinds.${kind}`);
  return (
    <Entry icon={<Icon aria-hidden />} name={name} lines={[t(`factors.about.${kind}`)]}>
      <Button isSmall aria-label={t("factors.addNamed", { name })} onClick={onChoose}>
        {t("factors.finish")}
      </Button>
    </Entry>
  );
}
