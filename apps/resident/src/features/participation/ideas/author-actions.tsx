import type { ReadIdea } from "@stoep/contract/participation";
import { DeleteIcon, EditIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useLocation } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  ConfirmDialog,
  Section,
  toast,
  useCommand,
  useRefusalText,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import { ideaEditHref, projectHref } from "./idea-address.ts";
import style from "./ideas.module.css";

/** What the author of an idea can do with it, or why not any more. */
export function AuthorActions({ idea }: { idea: ReadIdea }) {
  const t = useText();
  const words = useRefusalText();
  const { id, can } = idea;
  return (
    <Section id="own" title={t("ideas.own.title")}>
      <div className={style.acts}>
        {can.edit === true && (
          <ButtonLink href={ideaEditHref(id)}>
            <EditIcon aria-hidden />
            {t("ideas.own.edit")}
          </ButtonLink>
        )}
        {can.withdraw === true && <WithdrawButton idea={idea} />}
      </div>
      {can.edit !== true && <p className={style.soft}>{words(can.edit)}</p>}
    </Section>
  );
}

function WithdrawButton({ idea }: { idea: ReadIdea }) {
  const t = useText();
  const [, go] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const isCarriedOut = idea.works !== null;
  const withdraw = useCommand(api.participation.withdrawIdea, {
    // Refetching would request the idea that was just deleted.
    refetches: [],
    whenDone: () => {
      toast(t("ideas.own.withdrawn"));
      go(projectHref(idea.project.id), { replace: true });
    },
  });
  return (
    <div className={style.withdraw}>
      <Button look="quiet" isAtEdge onClick={() => setAsked(true)}>
        <DeleteIcon aria-hidden />
        {t("ideas.own.withdraw")}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t("ideas.own.withdrawTitle", { title: idea.title })}
          text={t(isCarriedOut ? "ideas.own.withdrawWorksText" : "ideas.own.withdrawText")}
          confirm={t("ideas.own.withdraw")}
          isBusy={withdraw.isRunning}
          onConfirm={() => void withdraw.run({ params: { ideaId: idea.id } })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
