import { useTexts } from "@stoep/client/texts";
import { instrumentLimits } from "@stoep/instrument";
import { Button, Group, Menu } from "@stoep/ui";
import { newId } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import { ChoiceList, freshChoice } from "./choice-list.tsx";
import type { KindEditor, KindFieldsProps } from "./kind.ts";

const presets = ["agreement", "satisfaction", "frequency", "importance"] as const;
const places = [1, 2, 3, 4, 5] as const;

function Fields({ form, question, path, put, change }: KindFieldsProps<"matrix">) {
  return (
    <>
      <ChoiceList
        form={form}
        path={`${path}.rows`}
        of="rows"
        items={question.rows}
        fresh={freshChoice}
        most={instrumentLimits.rows}
        onChange={(changed, how) => change(({ rows: now }) => ({ rows: changed(now) }), how)}
      />
      {form.locked === null && <Presets form={form} put={put} />}
      <ChoiceList
        form={form}
        path={`${path}.columns`}
        of="columns"
        items={question.columns}
        fresh={freshChoice}
        most={instrumentLimits.columns}
        onChange={(changed, how) => change(({ columns: now }) => ({ columns: changed(now) }), how)}
      />
    </>
  );
}

/** Scales that are asked often, in the language of the survey. S1 §5 */
function Presets({ form, put }: Pick<KindFieldsProps<"matrix">, "form" | "put">) {
  const t = useText();
  const written = useTexts("surveys", form.draft.language);
  return (
    <Group>
      <Menu>
        <Menu.Target>
          <Button variant="subtle" size="compact-md">
            {t("presets.use")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {presets.map((preset) => (
            <Menu.Item
              key={preset}
              onClick={() =>
                put({ columns: places.map((place) => ({ id: newId(), text: written(`presets.${preset}.${place}`) })) })
              }
            >
              {t(`presets.${preset}.name`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

/** Rows that are judged by the same columns. */
export const matrix: KindEditor<"matrix"> = {
  fresh: () => ({ kind: "matrix", rows: [freshChoice(), freshChoice()], columns: [freshChoice(), freshChoice()] }),
  Fields,
};
