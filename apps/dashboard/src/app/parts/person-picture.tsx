import { api } from "@stoep/client/api";
import { Avatar } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";

type Props = {
  name: string;
  /** The URL that the server returned; null without a picture. */
  picture: string | null;
  size?: number;
};

/** A person's picture, or the initials. Only colleagues may read it, so a plain `<img>` cannot fetch it. */
export function PersonPicture({ name, picture, size = 40 }: Props) {
  const { data } = useQuery({
    queryKey: ["pictures", picture],
    enabled: picture !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readPicture(picture ?? ""),
  });
  return <Avatar src={(picture && data) || null} name={name} color="canal" size={size} alt="" />;
}

async function readPicture(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const params = { accountId: pathname.split("/").at(-1) ?? "" };
  const version = searchParams.get("version");
  const file = await api.accounts.readPicture({ params, query: version ? { version } : {} });
  return URL.createObjectURL(file);
}
