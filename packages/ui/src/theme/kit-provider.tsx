import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import "@mantine/core/styles.layer.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use, useMemo } from "react";
import "./tokens.css";
import "./base.css";
import { theme, variables } from "./theme.ts";

export type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

type Kit = { locale: string; zone: string; link: ComponentType<KitLinkProps> };

function PlainLink({ children, ...rest }: KitLinkProps) {
  return <a {...rest}>{children}</a>;
}

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const KitContext = createContext<Kit>({ locale: "en", zone: deviceZone, link: PlainLink });
const schemeStore = localStorageColorSchemeManager({ key: "stoep.scheme" });

type Props = {
  /** BCP 47 tag; dates, numbers and sorting in the kit follow it. */
  locale: string;
  /** IANA time zone of days and times in fields; by default the device's. */
  zone?: string | undefined;
  /** Renders links within the app, so that the kit needs no router. */
  link?: ComponentType<KitLinkProps>;
  children: ReactNode;
};

/** Wraps everything: provides theme, colour scheme, language and links. */
export function KitProvider({ locale, zone = deviceZone, link = PlainLink, children }: Props) {
  const kit = useMemo(() => ({ locale, zone, link }), [locale, zone, link]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemeStore}
      defaultColorScheme="auto"
    >
      <KitContext value={kit}>{children}</KitContext>
    </MantineProvider>
  );
}

export function useKitLocale(): string {
  return use(KitContext).locale;
}

export function useKitZone(): string {
  return use(KitContext).zone;
}

/** The link of the surrounding app; a plain anchor outside KitProvider. */
export function KitLink(props: KitLinkProps) {
  const Link = use(KitContext).link;
  return <Link {...props} />;
}
