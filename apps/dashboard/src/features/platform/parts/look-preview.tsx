import { accentTokens } from "@stoep/client/accent";
import { Stack, Text } from "@stoep/ui";
import type { CSSProperties } from "react";
import logo from "../../../app/shell/logo.svg";
import { useText } from "../words.ts";
import style from "./look-preview.module.css";

/** Background and text colours of both schemes, as in the kit's tokens. */
const schemes = {
  light: { "--look-surface": "#ffffff", "--look-ink": "#1f2a2a" },
  dark: { "--look-surface": "#1b2424", "--look-ink": "#e8ecea" },
} as const;
const stoep = "#0b6e66";

type Props = { name: string; accent: string; picture: string | null };

/** A network's name, logo and colour as its pages show them, in both schemes. An incomplete colour falls back to Stoep's. */
export function LookPreview({ name, accent, picture }: Props) {
  const t = useText();
  const tokens = accentTokens(/^#[0-9a-f]{6}$/i.test(accent) ? accent : stoep);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t("look.preview")}
      </Text>
      <div className={style.previews}>
        {(["light", "dark"] as const).map((scheme) => (
          <div
            key={scheme}
            role="img"
            aria-label={t(`look.${scheme}`)}
            className={style.preview}
            style={{ ...schemes[scheme], ...tokens[scheme] } as CSSProperties}
          >
            <span className={style.brand}>
              <img src={picture ?? logo} alt="" />
              {name}
            </span>
            <span className={style.acts}>
              <span className={style.button}>{t("look.exampleButton")}</span>
              <span className={style.link}>{t("look.exampleLink")}</span>
            </span>
          </div>
        ))}
      </div>
    </Stack>
  );
}
