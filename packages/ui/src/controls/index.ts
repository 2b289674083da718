/**
 * Controls for clicking and typing. Mostly Mantine's parts under our names, with our sizes and colours (theme). Our own parts where a
 * label is mandatory or Mantine has none.
 */

export {
  Accordion,
  Autocomplete as SuggestField,
  Avatar,
  Badge,
  Box,
  Button,
  Center,
  Checkbox,
  Collapse,
  ColorInput as ColorField,
  CopyButton,
  Divider,
  Fieldset,
  Grid,
  Group,
  Highlight,
  Image,
  Indicator,
  Loader,
  MultiSelect,
  Popover,
  Radio,
  ScrollArea,
  SegmentedControl as Segmented,
  Select,
  SimpleGrid as Columns,
  Skeleton,
  Stack,
  Switch,
  Tabs,
  Text,
  Textarea as TextArea,
  TextInput as TextField,
  Title as Heading,
  Typography as RichText,
  UnstyledButton as PlainButton,
  VisuallyHidden,
} from "@mantine/core";
export { useDebouncedValue, useDisclosure, useHotkeys, useMediaQuery } from "@mantine/hooks";
export { afterPaint } from "./after-paint.ts";
export { Card } from "./card.tsx";
export { type CalendarLabels, DateField } from "./date-field.tsx";
export { instantOf, partsOf } from "./date-format.ts";
export { DateRange, type DateRangeLabels, useRangeText } from "./date-range.tsx";
export { DateTimeField } from "./date-time-field.tsx";
export { Dialog } from "./dialog.tsx";
export { DialogActions } from "./dialog-actions.tsx";
export { FileDrop } from "./file-drop.tsx";
export type { RejectedFile } from "./file-rules.ts";
export { IconButton } from "./icon-button.tsx";
export { ButtonLink, OutsideLink, TextLink } from "./links.tsx";
export { loadMenus, Menu } from "./menu.tsx";
export { Notice, type NoticeTone } from "./notice.tsx";
export { NumberField } from "./number-field.tsx";
export { PartSwitch, type PartSwitchProps } from "./part-switch.tsx";
export { PasswordField } from "./password-field.tsx";
export { SearchField } from "./search-field.tsx";
export { StatusBadge, type StatusKind } from "./status-badge.tsx";
export { TimeField } from "./time-field.tsx";
export { Tooltip } from "./tooltip.tsx";
export { useToday } from "./use-today.ts";
