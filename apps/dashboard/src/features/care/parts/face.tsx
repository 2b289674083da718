import { Avatar } from "@stoep/ui";

type Props = {
  name: string;
  /** The start of the picture's address; null for initials. */
  picture: string | null;
  size?: number;
};

/** A person's picture or initials. Hidden from screen readers, as the name is next to it. */
export function Face({ name, picture, size = 32 }: Props) {
  return <Avatar src={picture && `${picture}/320`} name={name} color="canal" size={size} alt="" />;
}
