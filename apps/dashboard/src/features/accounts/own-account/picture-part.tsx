import { fileSize } from "@stoep/client/formats";
import { type Profile, pictureMaxBytes } from "@stoep/contract/accounts";
import { personName } from "@stoep/contract/kernel";
import { Button, Card, FileDrop, Group, Heading, Stack, Text } from "@stoep/ui";
import { CameraIcon, DeleteIcon } from "@stoep/ui/icons";
import { useState } from "react";
import {
  api,
  loadSession,
  PersonPicture,
  type Refused,
  useCommand,
  useFormat,
  useRefusalText,
} from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

const kinds = ["image/jpeg", "image/png", "image/webp"];
const problems = { kind: "file_kind_refused", size: "file_too_large", number: "file_kind_refused" } as const;

/** The picture that colleagues see beside the name. Changes are saved immediately. */
export function PicturePart({ profile }: { profile: Profile }) {
  const t = useText();
  const format = useFormat();
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const whenDone = () => void loadSession();
  const refused = ({ code }: Refused) => {
    setProblem(code);
    return true;
  };
  const upload = useCommand(api.accounts.setPicture, { refused, whenDone, done: t("picture.saved") });
  const remove = useCommand(api.accounts.deletePicture, { whenDone, done: t("picture.removed") });
  const send = ([file]: File[]) => {
    setProblem(null);
    if (file) void upload.run({ file, fileName: file.name });
  };
  return (
    <Card id="ownPicture">
      <Stack>
        <Heading order={2}>{t("picture.title")}</Heading>
        <Text c="dimmed">{t("picture.lead")}</Text>
        <Group gap="lg" align="center">
          <PersonPicture name={personName(profile)} picture={profile.picture} size={96} />
          <Stack gap="xs" flex="1 1 220px">
            <FileDrop
              label={profile.picture ? t("picture.change") : t("picture.choose")}
              hint={
                upload.isRunning ? t("picture.sending") : t("picture.hint", { max: fileSize(format, pictureMaxBytes) })
              }
              icon={CameraIcon}
              accept={kinds}
              maxBytes={pictureMaxBytes}
              maxFiles={1}
              disabled={upload.isRunning}
              error={problem && words(problem)}
              onFiles={send}
              onRejected={([first]) => first && setProblem(problems[first.reason])}
            />
            {profile.picture && (
              <div>
                <Button
                  variant="subtle"
                  color="brick"
                  leftSection={<DeleteIcon aria-hidden />}
                  loading={remove.isRunning}
                  onClick={() => void remove.run({})}
                >
                  {t("picture.remove")}
                </Button>
              </div>
            )}
          </Stack>
        </Group>
      </Stack>
    </Card>
  );
}
