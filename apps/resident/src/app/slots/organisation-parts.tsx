import { type ComponentType, createContext, Suspense, use } from "react";

export interface OrganisationPartProps {
  organisationId: string;
}

/** What features show on an organisation's page, in order. */
export const OrganisationPartsContext = createContext<readonly ComponentType<OrganisationPartProps>[]>([]);

/** Each part appears once it has loaded. */
export function OrganisationParts({ organisationId }: OrganisationPartProps) {
  const parts = use(OrganisationPartsContext);
  return (
    <Suspense fallback={null}>
      {parts.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
        <Part key={index} organisationId={organisationId} />
      ))}
    </Suspense>
  );
}
