import { Radio, Stack } from "@stoep/ui";
import type { ReactNode } from "react";

type Choice<V extends string> = { value: V; label: string; text: string; example: string | undefined };
type Props<V extends string> = {
  label: string;
  choices: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  error?: ReactNode;
  "data-path": string;
};

/** A choice whose options are explained in a paragraph each, with an example where there is one. */
export function ExplainedChoice<V extends string>({ label, choices, value, onChange, ...rest }: Props<V>) {
  return (
    <Radio.Group label={label} value={value} onChange={(next) => onChange(next as V)} {...rest}>
      <Stack gap="md" mt="xs">
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={choice.label}
            description={
              <>
                {choice.text}
                {choice.example !== undefined && (
                  <>
                    <br />
                    {choice.example}
                  </>
                )}
              </>
            }
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
