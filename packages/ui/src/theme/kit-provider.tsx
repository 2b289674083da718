import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import "./mantine-styles.ts";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use, useMemo } from "react";
import "./tokens.css";
import "./base.css";
import "./forced-colors.css";
import "./print.css";
import type { FindNamed } from "./find.ts";
import { themeThatFinds, variables } from "./theme.ts";

export type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

type Kit = { locale: string; zone: string; link: ComponentType<KitLinkProps>; find: FindNamed };

function PlainLink({ children, ...rest }: KitLinkProps) {
  return <a {...rest}>{children}</a>;
}

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const findAsTyped: FindNamed = (items, textsOf, typed) =>
  items.filter((item) => textsOf(item).some((text) => text.includes(typed)));
const KitContext = createContext<Kit>({ locale: "en", zone: deviceZone, link: PlainLink, find: findAsTyped });
const schemeStore = localStorageColorSchemeManager({ key: "stoep.scheme" });

type Props = {
  /** BCP 47 tag; dates, numbers and sorting in the kit follow it. */
  locale: string;
  /** IANA time zone of days and times in fields; by default the device's. */
  zone?: string | undefined;
  /** Renders links within the app, so that the kit needs no router. */
  link?: ComponentType<KitLinkProps>;
  /** How fields and lists of the kit find what was typed in them; the app's own way, so that there is one. By default exactly as typed. */
  find?: FindNamed;
  children: ReactNode;
};

/** Wraps everything: provides theme, colour scheme, language and links. */
export function KitProvider(props: Props) {
  const { locale, zone = deviceZone, link = PlainLink, find = findAsTyped, children } = props;
  const kit = useMemo(() => ({ locale, zone, link, find }), [locale, zone, link, find]);
  const finding = useMemo(() => themeThatFinds(find), [find]);
  return (
    <MantineProvider
      theme={finding}
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

/** Finds items of the kit's own lists. */
export function useKitFind(): FindNamed {
  return use(KitContext).find;
}

/** The link of the surrounding app; a plain anchor outside KitProvider. */
export function KitLink(props: KitLinkProps) {
  const Link = use(KitContext).link;
  return <Link {...props} />;
}
