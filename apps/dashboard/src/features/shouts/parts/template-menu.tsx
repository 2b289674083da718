import { Button, Menu, Text } from "@stoep/ui";
import { ChevronDownIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useGo } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Prepared replies to start from; choosing one adds its text. */
export function TemplateMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useText();
  const go = useGo();
  const { data } = useQuery(queryOf(api.shouts.listReplyTemplates));
  const items = data?.items ?? [];
  return (
    <Menu position="bottom-start" width={320}>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          rightSection={<ChevronDownIcon aria-hidden />}
          style={{ alignSelf: "start" }}
        >
          {t("templates.use")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: "auto" }}>
        {items.map(({ id, name, text }) => (
          <Menu.Item key={id} onClick={() => onChoose(text)}>
            {name}
            <Text size="sm" c="dimmed" lineClamp={1}>
              {text}
            </Text>
          </Menu.Item>
        ))}
        {items.length > 0 && <Menu.Divider />}
        <Menu.Item onClick={() => go("/shouts/templates")}>{t("templates.manage")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
