/** Changes within this time are reported as one; partly random, so that not all clients of a city refetch at the same moment. */
const gatherMilliseconds = () => 50 + Math.random() * 150;

/** Returns a function that collects topics, and passes each of them on once, a moment later. */
export function collectTopics(onTopics: (topics: string[]) => void): (topic: string) => void {
  const waiting = new Set<string>();
  return (topic) => {
    const isGathering = waiting.size > 0;
    waiting.add(topic);
    if (isGathering) return;
    setTimeout(() => {
      const topics = [...waiting];
      waiting.clear();
      onTopics(topics);
    }, gatherMilliseconds());
  };
}

/** The topic of one block of the stream ("data: {…}"); null for comments and blocks without data. */
export function topicOf(block: string): string | null {
  const data = block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim())
    .join("\n");
  if (data === "") return null;
  const event: { topic?: string } = JSON.parse(data);
  return event.topic ?? null;
}
