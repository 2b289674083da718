import type { MyResidence } from "@stoep/contract/residents";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import {
  announceChanges,
  api,
  Button,
  loadSession,
  TextField,
  useCommand,
  useForm,
  useFormat,
} from "../../../app/index.ts";
import style from "../screens/profile.module.css";
import { useText } from "../words.ts";

type PendingProof = Pick<MyResidence, "letter" | "declined">;

/** The three ways to prove that one lives here. D §5 */
export function ProofMethods({ mine: { letter, declined } }: { mine: PendingProof }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={style.facts}>
      <h3>{t("proof.letter")}</h3>
      <p>{letter ? t("household.letterSent", { day: format.day(letter.validUntil) }) : t("proof.noLetter")}</p>
      <LetterForm />
      <h3>{t("proof.housemate")}</h3>
      <p>{t("proof.housemateText")}</p>
      <h3>{t("proof.city")}</h3>
      {declined ? (
        <p>
          {t("proof.declined", { reason: declined.reason })} <Link href="/me/move">{t("proof.change")}</Link>
        </p>
      ) : (
        <p>{t("proof.cityText")}</p>
      )}
    </div>
  );
}

function LetterForm() {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm({ code: "" });
  const enter = useCommand(api.residents.enterLetterCode, {
    form,
    done: t("household.entered"),
    whenDone: () => {
      void loadSession();
      void queries.invalidateQueries({ queryKey: ["shouts"] });
      announceChanges("feed");
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void enter.run({ body: form.values });
  };
  return (
    <form onSubmit={submit} noValidate className={style.facts}>
      <TextField
        {...form.field("code")}
        label={t("household.code")}
        hint={t("household.codeHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button type="submit" look="main" isBusy={enter.isRunning}>
          {t("household.enter")}
        </Button>
      </div>
    </form>
  );
}
