import type { AddedFactor, FactorKind, FactorView } from "@stoep/contract/accounts";
import { Button, Group, Text } from "@stoep/ui";
import { MessageIcon, PasskeyIcon, PhoneIcon } from "@stoep/ui/icons";
import { useState } from "react";
import type { z } from "zod";
import { hasPasskeys } from "../passkeys.ts";
import { useText } from "../words.ts";
import { AppDialog } from "./app-dialog.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { TextDialog } from "./text-dialog.tsx";

export type AddedAnswer = z.infer<typeof AddedFactor>;
export type AddDialogProps = { onAdded: (answer: AddedAnswer) => void; onClose: () => void };

const dialogs = { app: AppDialog, passkey: PasskeyDialog, text: TextDialog };
const icons = { app: PhoneIcon, passkey: PasskeyIcon, text: MessageIcon };

/** One app and one number at most; of passkeys as many as one has devices. */
function offered(factors: FactorView[]): FactorKind[] {
  const has = (kind: FactorKind) => factors.some((factor) => factor.kind === kind);
  const kinds: FactorKind[] = ["app", "passkey", "text"];
  return kinds.filter((kind) => (kind === "passkey" ? hasPasskeys() : !has(kind)));
}

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
        {offered(factors).map((kind) => {
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
