/** A person's live stream over a real connection, read as an app reads it. */

export interface LiveStream {
  /** What changed, in order of arrival. */
  topics: string[];
  /** Whether the server closed it. */
  isClosed: boolean;
  stop(): void;
}

export async function openLiveStream(address: string, headers: Record<string, string>): Promise<LiveStream> {
  const abort = new AbortController();
  const response = await fetch(`${address}/api/live`, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`the stream answers ${response.status}`);
  const heard: LiveStream = { topics: [], isClosed: false, stop: () => abort.abort() };
  read(response.body, heard).then(
    () => {
      heard.isClosed = true;
    },
    // Stopped by this side.
    () => {},
  );
  return heard;
}

async function read(body: ReadableStream<Uint8Array>, heard: LiveStream): Promise<void> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const events = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) if (event.startsWith("data: ")) heard.topics.push(JSON.parse(event.slice(6)).topic);
  }
}
