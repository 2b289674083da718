import { useState } from "react";

type Contact = { email: string; phone: string };

/** The email address and number of a form that were refused, as another record has them. */
export function useTakenContact({ email, phone }: Contact) {
  const [taken, setTaken] = useState<Contact | null>(null);
  return {
    taken,
    forget: () => setTaken(null),
    refused: ({ code }: { code: string }): boolean => {
      if (code === "person_exists") setTaken({ email: email.trim(), phone: phone.trim() });
      return code === "person_exists";
    },
  };
}
