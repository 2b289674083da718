import { ReasonDialog, useReason } from "../../../app/index.ts";

type Props = {
  title: string;
  text: string;
  words: { act: string; cancel: string };
  isRunning: boolean;
  onShow: () => void;
  onClose: () => void;
};

/** Shows again what was hidden, without a reason. */
export function ShowAgainDialog({ title, text, words, isRunning, onShow, onClose }: Props) {
  const form = useReason(null);
  return (
    <ReasonDialog
      form={form}
      title={title}
      text={text}
      field={null}
      act={{ label: words.act, isDestructive: false, isRunning }}
      cancel={words.cancel}
      onDecide={onShow}
      onClose={onClose}
    />
  );
}
