import { Button, Notice, PasswordField, Stack, TextField, useForm } from "@stoep/ui";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import {
  api,
  signIn,
  textOf,
  useCommand,
  useFieldText,
  useFilters,
  useGo,
  useRefusalText,
  useSessionState,
} from "../../../app/index.ts";
import { Entrance } from "../parts/entrance.tsx";
import type en from "../text/en.json";

const useText = textOf<typeof en>("accounts");
const Search = z.object({ next: z.string().startsWith("/").optional(), autologin: z.string().optional() });

export function SignInScreen() {
  const t = useText();
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const [{ next, autologin }] = useFilters(Search);
  const [problem, setProblem] = useState<string | null>(null);
  useLeaveWhenSignedIn(next ?? "/");
  const getToken = useCommand(api.accounts.getToken, {
    andThen: (answer) => void signIn(answer),
    refused: ({ code }) => {
      setProblem(refusalText(code));
      return true;
    },
  });
  const isFollowed = useRef(false);
  useEffect(() => {
    if (!autologin || isFollowed.current) return;
    isFollowed.current = true;
    void getToken.run({ body: { grant_type: "password", autologin } });
  }, [autologin, getToken.run]);
  const form = useForm({
    initialValues: { username: "", password: "" },
    validate: {
      username: (value) =>
        value.trim() === ""
          ? fieldText("emailRequired")
          : /^\S+@\S+$/.test(value.trim())
            ? null
            : fieldText("emailFormat"),
      password: (value) => (value === "" ? fieldText("passwordRequired") : null),
    },
  });
  const submit = form.onSubmit((values) => {
    setProblem(null);
    void getToken.run({ body: { grant_type: "password", ...values } });
  });
  return (
    <Entrance title={t("signIn.title")} lead={t("signIn.lead")}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem && <Notice tone="danger">{problem}</Notice>}
          <TextField
            label={t("signIn.email")}
            type="email"
            autoComplete="username"
            autoFocus
            {...form.getInputProps("username")}
          />
          <PasswordField
            label={t("signIn.password")}
            autoComplete="current-password"
            labels={{ toggle: t("signIn.showPassword") }}
            {...form.getInputProps("password")}
          />
          <Button type="submit" loading={getToken.isRunning} fullWidth>
            {t("signIn.submit")}
          </Button>
        </Stack>
      </form>
    </Entrance>
  );
}

/** Whoever is signed in does not need this screen. */
function useLeaveWhenSignedIn(next: string): void {
  const state = useSessionState();
  const go = useGo();
  const isIn = state.phase === "in";
  // The address changes before the next screen has loaded, and then it no longer says where to go.
  const [target] = useState(next);
  useEffect(() => {
    if (isIn) go(target, { replace: true });
  }, [isIn, go, target]);
}
