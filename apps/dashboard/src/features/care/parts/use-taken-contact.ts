import { useState } from "react";

type Contact = { email: string; phone: string };

/**
 * The email address and number of a form that were refused, as another record has them. `linkedWith`: the people of one household with
 * whom the form was sent again.
 */
export function useTakenContact({ email, phone }: Contact) {
  const [taken, setTaken] = useState<Contact | null>(null);
  const [linkedWith, setLinkedWith] = useState<string[]>([]);
  return {
    taken,
    linkedWith,
    forget: () => {
      setTaken(null);
      setLinkedWith([]);
    },
    /** The people with whom to send the form, this one too. */
    linkWith: (personId: string): string[] => {
      const all = [...new Set([...linkedWith, personId])];
      setLinkedWith(all);
      return all;
    },
    refused: ({ code }: { code: string }): boolean => {
      if (code === "person_exists") setTaken({ email: email.trim(), phone: phone.trim() });
      return code === "person_exists";
    },
  };
}
