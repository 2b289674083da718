import { AlertIcon, SearchIcon } from "@stoep/ui/icons";
import { Component, type ReactNode } from "react";
import { useTitle } from "./document-title.ts";
import { Button, ButtonLink } from "./kit/button.tsx";
import { EmptyState } from "./kit/states.tsx";
import { firstScreen } from "./network.tsx";
import { useAppText } from "./text.ts";

/** `home`: where its link leads; inside a network, the first screen. */
export function NotFound({ home = firstScreen }: { home?: string }) {
  const t = useAppText();
  useTitle(t("notFound.title"));
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("notFound.title")}
      action={
        <ButtonLink look="main" href={home}>
          {t("notFound.home")}
        </ButtonLink>
      }
    >
      {t("notFound.text")}
    </EmptyState>
  );
}

/** Without a connection, a screen that was never opened on this device cannot be loaded: nothing is wrong with it. */
function BrokenScreen() {
  const t = useAppText();
  const why = navigator.onLine ? "broken" : "unreachable";
  return (
    <EmptyState
      isScreen
      icon={<AlertIcon aria-hidden />}
      title={t(`${why}.title`)}
      action={
        <Button onClick={() => location.reload()}>{t(navigator.onLine ? "broken.reload" : "failed.retry")}</Button>
      }
    >
      {t(`${why}.text`)}
    </EmptyState>
  );
}

/** Contains an error within its screen; the tabs keep working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
