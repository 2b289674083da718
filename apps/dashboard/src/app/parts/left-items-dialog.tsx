import { Button, Dialog, DialogActions, Stack, Text } from "@stoep/ui";

export interface LeftItem {
  id: string;
  title: string;
  reason: string;
}

interface Props {
  title: string;
  closeLabel: string;
  left: LeftItem[];
  onClose: () => void;
}

/** After an action on several items: those that were left unchanged, each with the reason. */
export function LeftItemsDialog({ title, closeLabel, left, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": closeLabel }}>
      <Stack>
        <ul>
          {left.map((item) => (
            <li key={item.id} style={{ overflowWrap: "anywhere" }}>
              <Text fw={600}>{item.title}</Text>
              <Text size="sm">{item.reason}</Text>
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button onClick={onClose}>{closeLabel}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
