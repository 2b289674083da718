import type { Profile } from "@stoep/contract/accounts";
import { Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, FormWaiting, Loaded, queryOf } from "../../../../app/index.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { CloseCard } from "../../parts/close-card.tsx";
import { PicturePart } from "../../parts/picture-part.tsx";
import { ProfileForm } from "../../parts/profile-form.tsx";

export function ProfileScreen() {
  const query = useQuery(queryOf(api.accounts.getProfile));
  return (
    <AccountPage at="profile">
      <Loaded query={query} waiting={<FormWaiting />}>
        {(profile: Profile) => (
          <Stack gap="lg">
            <PicturePart profile={profile} />
            <ProfileForm profile={profile} />
            <CloseCard profile={profile} />
          </Stack>
        )}
      </Loaded>
    </AccountPage>
  );
}
