/** Terms of use and privacy statement: a screen that loads separately, both inside and outside a network's address. */

import { lazyPart } from "@stoep/ui/parts";
import { Layout } from "../layout.tsx";
import { useNetwork } from "../network.tsx";

export const legalPages = ["terms", "privacy"] as const;
type Page = (typeof legalPages)[number];

const LegalScreen = lazyPart(() => import("./legal-screen.tsx").then((m) => m.LegalScreen), { place: "screen" });

export function LegalOfNetwork({ page }: { page: Page }) {
  return <LegalScreen page={page} slug={useNetwork().slug} />;
}

export function LegalOfAll({ page }: { page: Page }) {
  return (
    <Layout name="Stoep" home="/" hasTabs={false}>
      <LegalScreen page={page} />
    </Layout>
  );
}
