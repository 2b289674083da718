import { LockIcon, SearchIcon } from "@stoep/ui/icons";
import { ButtonLink, EmptyState, useResidence } from "../../../app/index.ts";
import { signInAddress } from "./sign-in-address.ts";

type Words = { title: string; text: string; act: string };
type Props = { resident: Words & { href: string }; guest: Words };

/**
 * Instead of something that is gone, or not for this reader. Visitors may have come by a link for residents: they sign in before the
 * screen says that it is gone. S1 §8
 */
export function GoneScreen({ resident, guest }: Props) {
  const isResident = useResidence() !== null;
  const { title, text, act } = isResident ? resident : guest;
  return (
    <EmptyState
      isScreen
      icon={isResident ? <SearchIcon aria-hidden /> : <LockIcon aria-hidden />}
      title={title}
      action={
        <ButtonLink look="main" href={isResident ? resident.href : signInAddress()}>
          {act}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
