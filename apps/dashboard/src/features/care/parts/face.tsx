import { Avatar } from "@stoep/ui";

type Props = {
  name: string;
  /** Start of the picture's address; null: their initials. */
  picture: string | null;
  size?: number;
};

/** Who somebody is, at a glance: beside their name, so it is not spoken. */
export function Face({ name, picture, size = 32 }: Props) {
  return <Avatar src={picture && `${picture}/320`} name={name} color="canal" size={size} alt="" />;
}
