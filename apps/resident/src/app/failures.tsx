import { AlertIcon, SearchIcon } from "@stoep/ui/icons";
import { Component, type ReactNode } from "react";
import { Button, ButtonLink } from "./kit/button.tsx";
import { EmptyState } from "./kit/states.tsx";
import { firstScreen } from "./network.tsx";
import { useAppText } from "./text.ts";

/** `home`: where to go from here; inside a network its first screen. */
export function NotFound({ home = firstScreen }: { home?: string }) {
  const t = useAppText();
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("notFound.title")}
      action={<ButtonLink href={home}>{t("notFound.home")}</ButtonLink>}
    >
      {t("notFound.text")}
    </EmptyState>
  );
}

function Broken() {
  const t = useAppText();
  return (
    <EmptyState
      isScreen
      icon={<AlertIcon aria-hidden />}
      title={t("broken.title")}
      action={<Button onClick={() => location.reload()}>{t("broken.reload")}</Button>}
    >
      {t("broken.text")}
    </EmptyState>
  );
}

/** What goes wrong in a screen stays in it; the tabs go on working. */
export class Safely extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
