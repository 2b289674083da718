import type { Profile } from "@stoep/contract/accounts";
import { Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, FormPlaceholder, QueryContent, queryOf } from "../../../app/index.ts";
import { AccountPage } from "./account-page.tsx";
import { CloseCard } from "./close-card.tsx";
import { PicturePart } from "./picture-part.tsx";
import { ProfileForm } from "./profile-form.tsx";

export function ProfileScreen() {
  const query = useQuery(queryOf(api.accounts.getProfile));
  return (
    <AccountPage at="profile">
      <QueryContent query={query} waiting={<FormPlaceholder />}>
        {(profile: Profile) => (
          <Stack gap="lg">
            <PicturePart profile={profile} />
            <ProfileForm profile={profile} />
            <CloseCard profile={profile} />
          </Stack>
        )}
      </QueryContent>
    </AccountPage>
  );
}
