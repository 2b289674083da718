import { readUserAgent } from "@stoep/client/own-account";
import { queryOf, Refused } from "@stoep/contract/kernel";
import type { Device } from "@stoep/contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  Button,
  Entries,
  Entry,
  Notice,
  QueryContent,
  Section,
  Skeleton,
  toast,
  useCommand,
  useFormat,
  useRefusalText,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./devices.module.css";
import { disablePush, enablePush, pushSupport } from "./push.ts";

/** Push on this device, and the other devices that have it. */
export function DevicesPart() {
  const t = useText();
  const query = useQuery(queryOf(api.notifications.listDevices));
  const devices = query.data?.items ?? [];
  return (
    <Section id="devices" title={t("title")}>
      <p>{t("lead")}</p>
      <QueryContent query={query} waiting={<Skeleton height={72} />}>
        {() => (
          <>
            {!devices.some(({ isThisOne }) => isThisOne) && <EnablePush onDone={() => void query.refetch()} />}
            <Entries>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </Entries>
          </>
        )}
      </QueryContent>
    </Section>
  );
}

/** The button that switches push on, or why there is none. */
function EnablePush({ onDone }: { onDone: () => void }) {
  const t = useText();
  const words = useRefusalText();
  const [ability, setAbility] = useState(() => pushSupport(globalThis));
  const [isBusy, setBusy] = useState(false);
  if (ability !== "yes") {
    return (
      <Notice title={t(`${ability}.title`)} isLive>
        {t(`${ability}.text`)}
      </Notice>
    );
  }
  const go = async () => {
    setBusy(true);
    try {
      if ((await enablePush()) === "done") {
        toast(t("on"), "done");
        onDone();
      } else setAbility(pushSupport(globalThis));
    } catch (error) {
      toast(error instanceof Refused ? words(error.code) : t("failed"), "danger");
    }
    setBusy(false);
  };
  return (
    <div>
      <Button look="main" isBusy={isBusy} onClick={() => void go()}>
        {t("switchOn")}
      </Button>
      <p className={style.soft}>{t("asks")}</p>
    </div>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const t = useText();
  const format = useFormat();
  const params = { deviceId: device.id };
  const { browser, system } = readUserAgent(device.agent);
  const name = browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknown"));
  const test = useCommand(api.notifications.testDevice, { done: t("tested") });
  const remove = useCommand(api.notifications.removeDevice, { done: t("off") });
  const off = async () => {
    if (device.isThisOne) await disablePush().catch(() => null);
    await remove.run({ params });
  };
  return (
    <Entry
      name={name}
      mark={device.isThisOne && t("thisOne")}
      lines={[
        device.reachedAt
          ? t("reached", { at: format.moment(device.reachedAt) })
          : t("since", { day: format.day(device.createdAt) }),
      ]}
    >
      <Button
        isSmall
        isBusy={test.isRunning}
        aria-label={t("testNamed", { name })}
        onClick={() => void test.run({ params })}
      >
        {t("test")}
      </Button>
      <Button isSmall isBusy={remove.isRunning} aria-label={t("removeNamed", { name })} onClick={() => void off()}>
        {t(device.isThisOne ? "switchOff" : "remove")}
      </Button>
    </Entry>
  );
}
