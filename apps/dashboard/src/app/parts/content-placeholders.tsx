import {
  ChartsSkeleton,
  MapSkeleton,
  MessageSkeleton,
  OutlookSkeleton,
  ProfileSkeleton,
  SwitchSkeleton,
} from "@stoep/ui";
import { useAppText } from "../text.ts";

type Without<Part extends (props: never) => unknown> = Omit<Parameters<Part>[0], "label">;

/** Placeholders of parts of a screen; those of whole screens are in `placeholders.tsx`, which is loaded with the shell. */
export function MapPlaceholder(props: Without<typeof MapSkeleton>) {
  return <MapSkeleton label={useWords()} {...props} />;
}

export function ChartsPlaceholder(props: Without<typeof ChartsSkeleton>) {
  return <ChartsSkeleton label={useWords()} {...props} />;
}

export function OutlookPlaceholder() {
  return <OutlookSkeleton label={useWords()} />;
}

export function MessagePlaceholder() {
  return <MessageSkeleton label={useWords()} />;
}

export function ProfilePlaceholder() {
  return <ProfileSkeleton label={useWords()} />;
}

export function SwitchPlaceholder() {
  return <SwitchSkeleton label={useWords()} />;
}

const useWords = () => useAppText()("list.loading");
