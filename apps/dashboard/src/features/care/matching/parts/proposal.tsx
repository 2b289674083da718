import { Checkbox, Stack, Text, TextLink } from "@stoep/ui";
import { AlertIcon, CheckIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { useFormat } from "../../../../app/index.ts";
import { Face } from "../../parts/face.tsx";
import { PersonContactOnRequest } from "../../people/parts/person-contact.tsx";
import { ChooseButton } from "./choose-button.tsx";
import style from "./matching.module.css";
import { useReasons } from "./use-reasons.ts";
import { helperHref, type Match, type Ticket, useText } from "./words.ts";

type Props = {
  ticket: Ticket;
  match: Match;
  area: string | undefined;
  isPicked: boolean;
  /** Whether no more helpers can be selected. */
  isFull: boolean;
  onPick: (isPicked: boolean) => void;
  onChoose: () => void;
};

/** A helper who could take the ticket, and the reasons why they are proposed. */
export function Proposal({ ticket, match, area, isPicked, isFull, onPick, onChoose }: Props) {
  const t = useText();
  const { id, name, picture } = match;
  return (
    <li className={style.row}>
      <Checkbox
        aria-label={t("pick", { name })}
        checked={isPicked}
        disabled={isFull && !isPicked}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <Face name={name} picture={picture} size={40} />
      <Stack gap={4} className={style.who}>
        <TextLink href={helperHref(id)}>{name}</TextLink>
        <ProposalFacts match={match} area={area} />
        <Reasons match={match} />
        <PersonContactOnRequest personId={id} name={name} />
      </Stack>
      <ChooseButton ticket={ticket} words={t("choose.act")} name={t("choose.directly", { name })} onChoose={onChoose} />
    </li>
  );
}

const nearness = ["distance", "beyond-radius"];

function ProposalFacts({ match, area }: { match: Match; area: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const { kind, isProfessional, distanceKm, reasons } = match;
  const isFarSaid = distanceKm === null || reasons.some(({ code }) => nearness.includes(code));
  const about = [
    t(`kinds.${kind}`),
    isProfessional && t("professional"),
    area ?? t("elsewhere"),
    t(`usually.${match.usualChannel}`),
    !isFarSaid && t("why.distance", { km: format.number(distanceKm) }),
  ];
  return <DimmedText>{about.filter(Boolean).join(" · ")}</DimmedText>;
}

function Reasons({ match: { name, reasons } }: { match: Match }) {
  const t = useText();
  const why = useReasons()(reasons);
  if (why.length === 0) return null;
  return (
    <ul className={style.reasons} aria-label={t("whyNamed", { name })}>
      {why.map(({ key, text, isFor }) => (
        <li key={key} data-for={isFor}>
          {isFor ? <CheckIcon aria-hidden /> : <AlertIcon aria-hidden />}
          {text}
        </li>
      ))}
    </ul>
  );
}

export const DimmedText = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
