import type { ReadIdea } from "@stoep/contract/participation";
import { isChosenType } from "@stoep/contract/participation/values";
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

/** What stays of it: the record of what is carried out, or what a vote says of an idea. */
function lossOf({ works, type }: ReadIdea) {
  if (works !== null) return "ideas.own.withdrawWorksText";
  return isChosenType(type) ? "ideas.own.withdrawChosenText" : "ideas.own.withdrawText";
}

function WithdrawButton({ idea }: { idea: ReadIdea }) {
  const t = useText();
  const [, go] = useLocation();
  const [isAsked, setAsked] = useState(false);
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
          text={t(lossOf(idea))}
          confirm={t("ideas.own.withdraw")}
          isBusy={withdraw.isRunning}
          onConfirm={() => void withdraw.run({ params: { ideaId: idea.id } })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
