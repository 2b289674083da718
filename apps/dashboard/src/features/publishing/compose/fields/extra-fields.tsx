import { Button, Card, firstControlIn, Group, Stack, Text } from "@stoep/ui";
import { AttachmentIcon, ImageIcon, LinkIcon, ProjectIcon, VideoIcon } from "@stoep/ui/icons";
import { type FunctionComponent, useEffect, useRef, useState } from "react";
import { AttachmentFields, fieldsFor, PictureFields, VideoField } from "../../../../app/editor/index.ts";
import { usePostLinkKinds } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm, Draft } from "../draft.ts";
import { ActionFields } from "./action-fields.tsx";
import { CommentFields } from "./comment-fields.tsx";
import { LinkFields } from "./link-fields.tsx";

type Block = {
  icon: FunctionComponent<{ "aria-hidden": boolean }>;
  Fields: FunctionComponent<{ form: ComposeForm }>;
  isUsed: (draft: Draft) => boolean;
};

const blocks = {
  picture: {
    icon: ImageIcon,
    Fields: fieldsFor<Draft>(["images", "language"], PictureFields),
    isUsed: ({ images }) => images.length > 0,
  },
  video: {
    icon: VideoIcon,
    Fields: fieldsFor<Draft>(["videoUrl"], VideoField),
    isUsed: ({ videoUrl }) => videoUrl !== "",
  },
  attachment: {
    icon: AttachmentIcon,
    Fields: fieldsFor<Draft>(["attachments"], AttachmentFields),
    isUsed: ({ attachments }) => attachments.length > 0,
  },
  link: {
    icon: ProjectIcon,
    Fields: fieldsFor<Draft>(["link"], LinkFields),
    isUsed: ({ link }) => Boolean(link),
  },
  action: {
    icon: LinkIcon,
    Fields: fieldsFor<Draft>(["ctaType", "ctaLink", "ctaText", "ctaDescription", "language"], ActionFields),
    isUsed: ({ ctaType, ctaLink, ctaText, ctaDescription }) =>
      ctaType !== "link" || `${ctaLink}${ctaText}${ctaDescription}` !== "",
  },
} satisfies Record<string, Block>;

type BlockName = keyof typeof blocks;
const names = Object.keys(blocks) as BlockName[];
const CommentFieldsPart = fieldsFor<Draft>(["isCommentsDisabled", "hasCombinedComments"], CommentFields);

/** Optional parts of a message. Each block is shown on request, or if it has content. */
export function ExtraFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const [added, setAdded] = useState<readonly BlockName[]>([]);
  const last = added.at(-1);
  const newBlock = useFocusOnNew(last);
  const isShown = (name: BlockName) => added.includes(name) || blocks[name].isUsed(form.draft);
  const hasKinds = usePostLinkKinds().some(({ isOffered }) => isOffered);
  const free = names.filter((name) => !isShown(name) && (name !== "link" || hasKinds));
  return (
    <>
      <Stack gap="md">
        {names.filter(isShown).map((name) => {
          const { Fields } = blocks[name];
          return (
            <div key={name} ref={name === last ? newBlock : null}>
              <Fields form={form} />
            </div>
          );
        })}
      </Stack>
      {free.length > 0 && (
        <Card>
          <Text fw={600} id="compose-add">
            {t("compose.add.legend")}
          </Text>
          <Text c="dimmed" size="sm">
            {t("compose.add.lead")}
          </Text>
          <Group gap="xs" mt="sm" role="group" aria-labelledby="compose-add">
            {free.map((name) => {
              const Icon = blocks[name].icon;
              return (
                <Button
                  key={name}
                  variant="default"
                  leftSection={<Icon aria-hidden />}
                  onClick={() => setAdded((now) => [...now, name])}
                >
                  {t(`compose.add.${name}`)}
                </Button>
              );
            })}
          </Group>
        </Card>
      )}
      <CommentFieldsPart form={form} />
    </>
  );
}

/** Moves the focus into a new block, as the button that added it disappears. */
function useFocusOnNew(name: BlockName | undefined) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (name && block.current) firstControlIn(block.current)?.focus();
  }, [name]);
  return block;
}
