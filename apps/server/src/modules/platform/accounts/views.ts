import { personName } from "@stoep/contract/kernel";

interface ViewedAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isSystem: boolean;
  disabledAt: Date | null;
  createdAt: Date;
}

export const viewAccount = ({ id, email, firstName, lastName, isSystem, disabledAt, createdAt }: ViewedAccount) => ({
  id,
  email,
  name: personName({ firstName, lastName }),
  isSystem,
  disabledAt: disabledAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
