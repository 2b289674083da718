import { Card, Stack } from "@stoep/ui";
import type { ReactNode } from "react";
import logo from "../../../app/shell/logo.svg";
import style from "./entrance.module.css";
import { EntranceLanguage } from "./entrance-language.tsx";

/** A page outside the shell: the logo, one card with one task, and the language. */
export function Entrance({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <main className={style.page}>
      <title>{`${title} · Stoep`}</title>
      <div className={style.column}>
        <img src={logo} alt="Stoep" className={style.logo} />
        <Card>
          <Stack gap="lg">
            <div>
              <h1 className={style.title}>{title}</h1>
              {lead && <p className={style.lead}>{lead}</p>}
            </div>
            {children}
          </Stack>
        </Card>
        <EntranceLanguage />
      </div>
    </main>
  );
}
