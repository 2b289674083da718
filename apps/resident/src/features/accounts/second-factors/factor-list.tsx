import { factorName } from "@stoep/client/second-step";
import type { FactorView } from "@stoep/contract/accounts";
import { MessageIcon, PasskeyIcon, PhoneIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, Button, ConfirmDialog, Entries, Entry, useCommand, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

export const factorIcons = { app: PhoneIcon, passkey: PasskeyIcon, text: MessageIcon };

/** The person's factors, each with a button that asks before removing it. */
export function FactorList({ factors }: { factors: FactorView[] }) {
  const t = useText();
  const [asked, setAsked] = useState<FactorView | null>(null);
  const remove = useCommand(api.accounts.removeFactor, {
    done: t("factors.removed"),
    // The pressed button disappears with the factor.
    whenDone: () => document.getElementById("second-step")?.focus(),
  });
  const take = ({ id }: FactorView) => {
    setAsked(null);
    void remove.run({ params: { factorId: id } });
  };
  return (
    <>
      <Entries>
        {factors.map((factor) => (
          <Row
            key={factor.id}
            factor={factor}
            name={factorName(t, factor)}
            isBusy={remove.isRunning}
            onRemove={() => setAsked(factor)}
          />
        ))}
      </Entries>
      {asked && (
        <ConfirmDialog
          title={t("factors.removeTitle", { name: factorName(t, asked) })}
          text={t(factors.length === 1 ? "factors.removeLast" : "factors.removeText")}
          confirm={t("factors.remove")}
          onConfirm={() => take(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface RowProps {
  factor: FactorView;
  name: string;
  isBusy: boolean;
  onRemove: () => void;
}

function Row({ factor: { kind, createdAt, lastUsedAt }, name, isBusy, onRemove }: RowProps) {
  const t = useText();
  const format = useFormat();
  const Icon = factorIcons[kind];
  const used = lastUsedAt ? t("factors.used", { ago: format.ago(lastUsedAt) }) : t("factors.notUsed");
  return (
    <Entry
      icon={<Icon aria-hidden />}
      name={name}
      lines={[`${t("factors.added", { day: format.day(createdAt) })} · ${used}`]}
    >
      <Button isSmall isBusy={isBusy} aria-label={t("factors.removeNamed", { name })} onClick={onRemove}>
        {t("factors.remove")}
      </Button>
    </Entry>
  );
}
