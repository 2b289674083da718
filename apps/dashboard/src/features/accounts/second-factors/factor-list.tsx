import { factorName } from "@stoep/client/second-step";
import type { Factors, FactorView } from "@stoep/contract/accounts";
import type { Verdict } from "@stoep/contract/kernel";
import { Button, confirm, Text } from "@stoep/ui";
import { MessageIcon, PasskeyIcon, PhoneIcon } from "@stoep/ui/icons";
import { api, loadSession, useCommand, useFormat, VerdictControl } from "../../../app/index.ts";
import style from "../parts/list.module.css";
import { useText } from "../parts/words.ts";

const icons = { app: PhoneIcon, passkey: PasskeyIcon, text: MessageIcon };

export function FactorList({ factors: { factors, can } }: { factors: Factors }) {
  const t = useText();
  const remove = useCommand(api.accounts.removeFactor, {
    done: t("factors.removed"),
    whenDone: () => void loadSession(),
  });
  const ask = async (factor: FactorView) => {
    const isSure = await confirm({
      title: t("factors.removeTitle", { name: factorName(t, factor) }),
      message: t("factors.removeText"),
      confirmLabel: t("factors.remove"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) void remove.run({ params: { factorId: factor.id } });
  };
  return (
    <ul className={style.list}>
      {factors.map((factor) => (
        <Row
          key={factor.id}
          factor={factor}
          verdict={factors.length > 1 || can.removeLast}
          isBusy={remove.isRunning}
          onRemove={() => void ask(factor)}
        />
      ))}
    </ul>
  );
}

type RowProps = { factor: FactorView; verdict: Verdict; isBusy: boolean; onRemove: () => void };

function Row({ factor, verdict, isBusy, onRemove }: RowProps) {
  const t = useText();
  const format = useFormat();
  const name = factorName(t, factor);
  const Icon = icons[factor.kind];
  const used = factor.lastUsedAt ? t("factors.used", { ago: format.ago(factor.lastUsedAt) }) : t("factors.notUsed");
  return (
    <li className={style.row}>
      <Icon aria-hidden className={style.icon} />
      <div className={style.words}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {`${t("factors.added", { day: format.day(factor.createdAt) })} · ${used}`}
        </Text>
      </div>
      <VerdictControl by={verdict}>
        <Button
          variant="subtle"
          color="brick"
          size="sm"
          disabled={isBusy}
          aria-label={t("factors.removeNamed", { name })}
          onClick={onRemove}
        >
          {t("factors.remove")}
        </Button>
      </VerdictControl>
    </li>
  );
}
