import { Card, Stack } from "@stoep/ui";
import type { ReactNode } from "react";
import logo from "../../../app/logo.svg";
import style from "./entrance.module.css";
import { EntranceLanguage } from "./entrance-language.tsx";

/** The calm page before the shell: the mark, one card, one thing to do, and the language. */
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
