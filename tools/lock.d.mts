export interface LockedPackage {
  version?: string;
  resolved?: string;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}
export function platformPackages(packages: Record<string, LockedPackage>): [name: string, builds: string[]][];
export function lacksHere(
  packages: Record<string, LockedPackage>,
  machine: { os: string; cpu: string },
  installed?: Record<string, unknown>,
): string[];
