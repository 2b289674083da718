export const sbomFile: string;
export function makeSbom(): string;
