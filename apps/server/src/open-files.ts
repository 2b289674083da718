/** Divides the files that this process may have open. Each connection is one, and so is each file that is read or written. */

export interface OpenFilesShare {
  /** What is left keeps the database, uploads and programs of its own working when every connection is taken. */
  connections: number;
  /** Connections that stay open although nothing is asked on them. */
  streams: number;
}

/** For the database's connections, files that are read, and processes of the server's own. */
const ownFiles = 200;

export function shareOpenFiles(limit: number): OpenFilesShare {
  const connections = limit - Math.min(ownFiles, Math.ceil(limit / 2));
  return { connections, streams: Math.floor(connections / 2) };
}

/** Infinity where the system has no such limit. */
export function openFilesLimit(): number {
  // Otherwise the names of all connected machines would be looked up.
  Object.assign(process.report, { excludeNetwork: true });
  const report: { userLimits?: { open_files?: { soft: number | "unlimited" } } } = process.report.getReport();
  const limit = report.userLimits?.open_files?.soft;
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}
