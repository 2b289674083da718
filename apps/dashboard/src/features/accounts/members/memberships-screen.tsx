import { Button, EmptyState, Group, PlainButton, Stack, Text } from "@stoep/ui";
import { ChevronRightIcon } from "@stoep/ui/icons";
import { useEffect, useState } from "react";
import {
  loadSession,
  type Membership,
  signOut,
  switchMembership,
  textOf,
  useGo,
  useNotifyFailure,
  useSessionState,
} from "../../../app/index.ts";
import { Entrance } from "../parts/entrance.tsx";
import type en from "../text/en.json";
import style from "./memberships-screen.module.css";

const useText = textOf<typeof en>("accounts");

/** Chooses a membership; shown when there are several and none has been used before. */
export function MembershipsScreen() {
  const t = useText();
  const go = useGo();
  const state = useSessionState();
  const isOut = state.phase === "out";
  useEffect(() => {
    if (isOut) go("/sign-in", { replace: true });
  }, [isOut, go]);
  if (state.phase !== "in") return null;
  const { memberships, account } = state.session;
  return (
    <Entrance
      title={t("memberships.title", { name: account.firstName })}
      lead={memberships.length > 0 ? t("memberships.lead") : ""}
    >
      {memberships.length === 0 ? (
        <EmptyState
          drawing="letters"
          title={t("memberships.noneTitle")}
          action={<Button onClick={() => void loadSession()}>{t("memberships.look")}</Button>}
        >
          {t("memberships.noneText")}
        </EmptyState>
      ) : (
        <Stack component="ul" gap="sm" className={style.list}>
          {memberships.map((membership) => (
            <Choice key={membership.id} membership={membership} onDone={() => go("/", { replace: true })} />
          ))}
        </Stack>
      )}
      <Button variant="subtle" onClick={() => void signOut()}>
        {t("memberships.signOut")}
      </Button>
    </Entrance>
  );
}

function Choice({ membership, onDone }: { membership: Membership; onDone: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const tell = useNotifyFailure();
  const isOff = membership.type === "disabled";
  const choose = async () => {
    setBusy(true);
    await switchMembership(membership.id).then(onDone, (error) => {
      setBusy(false);
      tell(error);
    });
  };
  return (
    <li>
      <PlainButton className={style.choice} onClick={choose} disabled={isOff || isBusy}>
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Text fw={600}>{membership.organisation.name}</Text>
            <Text c="dimmed" size="sm">
              {`${membership.network.name} · ${t(`memberships.types.${membership.type}`)}`}
            </Text>
          </div>
          <ChevronRightIcon aria-hidden />
        </Group>
      </PlainButton>
    </li>
  );
}
