import { unbroken } from "@stoep/client/formats";
import { mailtoLink, personName } from "@stoep/contract/kernel";
import { applicationStates } from "@stoep/contract/vacancies/values";
import { Button, Group, inheritFocus, SideDrawer, Stack, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import {
  api,
  DeliveryNote,
  FactsPlaceholder,
  QueryContent,
  queryOf,
  useFormat,
  useSendAgain,
} from "../../../app/index.ts";
import style from "./application.module.css";
import { NoteField } from "./note-field.tsx";
import { StateBadge } from "./state-badge.tsx";
import { StateDialog } from "./state-dialog.tsx";
import { type Application, type State, useText } from "./words.ts";

type Props = { postId: string; applicationId: string; onClose: () => void };

/** An application: its full text, its status with who set it and when, and the colleagues' note. */
export function ApplicationDrawer({ postId, applicationId, onClose }: Props) {
  const t = useText();
  const query = useQuery(queryOf(api.vacancies.getApplication, { params: { postId, applicationId } }));
  const { data } = query;
  const [asked, setAsked] = useState<State | null>(null);
  const name = data ? personName(data) : t("application");
  return (
    <SideDrawer
      title={name}
      closeLabel={t("close")}
      onClose={onClose}
      footer={data && <StateButtons state={data.state} onAsk={setAsked} />}
    >
      <QueryContent query={query} waiting={<FactsPlaceholder />}>
        {(application) => <ApplicationContent application={application} postId={postId} />}
      </QueryContent>
      {data && asked && (
        <StateDialog
          postId={postId}
          people={[{ id: data.id, name }]}
          state={asked}
          onClose={() => setAsked(null)}
          onDone={() => undefined}
        />
      )}
    </SideDrawer>
  );
}

/** A pressed button disappears once its status is set, and passes the focus to *Accept*, or to the first of the others. */
function StateButtons({ state, onAsk }: { state: State; onAsk: (state: State) => void }) {
  const t = useText();
  const first = useRef<HTMLButtonElement>(null);
  const accept = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the status has changed
  useLayoutEffect(() => {
    const heir = accept.current ?? first.current;
    if (heir && pressed.current && !pressed.current.isConnected) inheritFocus(pressed.current, heir);
  }, [state]);
  return (
    <Group gap="xs" justify="end">
      {applicationStates
        .filter((one) => one !== state)
        .map((one, index) => (
          <Button
            key={one}
            ref={one === "accepted" ? accept : index === 0 ? first : null}
            variant={one === "accepted" ? "filled" : "default"}
            style={{ order: one === "accepted" ? 1 : 0 }}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              onAsk(one);
            }}
          >
            {t(`do.${one}`)}
          </Button>
        ))}
    </Group>
  );
}

function ApplicationContent({ application, postId }: { application: Application; postId: string }) {
  const t = useText();
  const format = useFormat();
  const { email, phone, address, motivation, createdAt, updatedAt } = application;
  const facts: [string, ReactNode][] = [
    [
      t("email"),
      <TextLink key="email" href={mailtoLink(email)}>
        {email}
      </TextLink>,
    ],
    [t("phone"), phone],
    [t("address"), address && unbroken(address)],
    [t("motivation"), motivation],
    [t("since"), format.moment(createdAt)],
    [t("changed"), updatedAt === createdAt ? "" : format.moment(updatedAt)],
  ];
  return (
    <Stack gap="lg">
      <StateLine application={application} postId={postId} />
      <dl className={style.facts}>
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <NoteField application={application} postId={postId} />
    </Stack>
  );
}

function StateLine({ application, postId }: { application: Application; postId: string }) {
  const { id, state, stateAt, stateBy, toldState, delivery } = application;
  const again = useSendAgain(api.vacancies.notifyApplicantAgain);
  const t = useText();
  const format = useFormat();
  const at = format.moment(stateAt);
  return (
    <div>
      <StateBadge state={state} />
      {stateBy && (
        <Text size="sm" c="dimmed">
          {t("setBy", { at, name: stateBy })}
          {toldState === state && ` · ${t("told")}`}
        </Text>
      )}
      {toldState === state && (
        <DeliveryNote
          delivery={delivery}
          name={personName(application)}
          isSending={again.isRunning}
          onAgain={() => void again.run({ params: { postId, applicationId: id } })}
        />
      )}
    </div>
  );
}
