import { Radio, Text } from "@stoep/ui";
import type { ComponentType, ReactNode } from "react";
import style from "./fields.module.css";

type Choice<V extends string> = {
  value: V;
  title: string;
  text: string;
  icon?: ComponentType<{ "aria-hidden": boolean }>;
  isUrgent?: boolean;
};
type Props<V extends string> = {
  label: string;
  choices: Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  error?: ReactNode;
  "data-path"?: string;
};

/** A choice between a few options, each with a line of explanation. */
export function ChoiceCards<V extends string>({ label, choices, value, onChange, error, ...rest }: Props<V>) {
  return (
    <Radio.Group label={label} value={value} onChange={(next) => onChange(next as V)} error={error} {...rest}>
      <div className={style.cards}>
        {choices.map(({ value: one, title, text, icon: Icon, isUrgent }) => (
          <Radio.Card
            key={one}
            value={one}
            className={style.choice}
            data-urgent={isUrgent || undefined}
            tabIndex={one === value ? 0 : -1}
          >
            <Radio.Indicator color={isUrgent ? "brick" : "canal"} />
            <span>
              <span className={style.choiceTitle}>
                {Icon && <Icon aria-hidden />}
                {title}
              </span>
              <Text component="span" c="dimmed" size="sm">
                {text}
              </Text>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
