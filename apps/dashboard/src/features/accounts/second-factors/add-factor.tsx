import { offeredFactors } from "@stoep/client/second-step";
import type { FactorKind, FactorView } from "@stoep/contract/accounts";
import { Button, Group, Text } from "@stoep/ui";
import { MessageIcon, PasskeyIcon, PhoneIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useText } from "../parts/words.ts";
import { AppDialog } from "./app-dialog.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { TextDialog } from "./text-dialog.tsx";

const dialogs = { app: AppDialog, passkey: PasskeyDialog, text: TextDialog };
const icons = { app: PhoneIcon, passkey: PasskeyIcon, text: MessageIcon };

type Props = { factors: FactorView[]; onAdded: (recoveryCodes: string[] | null) => void };

export function AddFactor({ factors, onAdded }: Props) {
  const t = useText();
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const Dialog = adding && dialogs[adding];
  const close = () => setAdding(null);
  return (
    <div>
      <Text fw={600} mb="xs">
        {t("factors.add")}
      </Text>
      <Group gap="xs">
        {offeredFactors(factors).map((kind) => {
          const Icon = icons[kind];
          return (
            <Button key={kind} variant="default" leftSection={<Icon aria-hidden />} onClick={() => setAdding(kind)}>
              {t(`factors.kinds.${kind}`)}
            </Button>
          );
        })}
      </Group>
      {Dialog && (
        <Dialog
          onClose={close}
          onAdded={({ recoveryCodes }) => {
            close();
            onAdded(recoveryCodes);
          }}
        />
      )}
    </div>
  );
}
