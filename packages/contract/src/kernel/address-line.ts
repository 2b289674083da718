interface HouseParts {
  street: string;
  houseNumber: string;
}

interface AddressParts extends HouseParts {
  postalCode?: string | undefined;
  city: string;
}

/** "Muidelaan 12"; empty when it is not known. */
export const streetLine = ({ street, houseNumber }: HouseParts): string => `${street} ${houseNumber}`.trim();

/** "Muidelaan 12, 9000 Gent"; without the parts that are not known. */
export const addressLine = ({ postalCode = "", city, ...house }: AddressParts): string =>
  [streetLine(house), `${postalCode} ${city}`.trim()].filter(Boolean).join(", ");
