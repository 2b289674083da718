/** As much of an S3 store as handling one object at a time needs, including uploads in parts. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface StoredObject {
  body: Buffer;
  type: string | undefined;
}

interface StoreRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  type: string | undefined;
}

type Answer = [status: number, body?: string | Buffer];

export async function openSmallS3(
  key: string,
): Promise<{ server: Server; endpoint: string; kept: Map<string, StoredObject> }> {
  const kept = new Map<string, StoredObject>();
  const answer = answersFrom(kept);
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    const isSigned = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`);
    const [status, body] = isSigned ? answer(asked) : [403];
    const bytes = Buffer.byteLength(body ?? "");
    response.writeHead(status, { "content-type": "application/xml", "content-length": bytes, etag: '"x"' }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, kept };
}

async function read(request: IncomingMessage): Promise<StoreRequest> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
  const { "content-type": type } = request.headers;
  return { method: request.method ?? "", path: pathname, query: searchParams, body: await buffer(request), type };
}

const kinds = [
  ["uploads", " uploads"],
  ["partNumber", " part"],
  ["uploadId", " done"],
  ["list-type", " list"],
] as const;

function answersFrom(kept: Map<string, StoredObject>) {
  const parts = new Map<string, Buffer>();
  const types = new Map<string, string | undefined>();
  const begun = new Map<string, string>();
  const answers: Record<string, (asked: StoreRequest) => Answer> = {
    "POST uploads": ({ path, type }) => {
      types.set(path, type);
      begun.set(path, new Date().toISOString());
      return [200, "<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>"];
    },
    "PUT part": ({ path, query, body }) => {
      parts.set(`${path} ${query.get("partNumber")?.padStart(4, "0")}`, body);
      return [200];
    },
    "POST done": ({ path }) => {
      const mine = [...parts].filter(([name]) => name.startsWith(`${path} `)).sort(([a], [b]) => (a < b ? -1 : 1));
      begun.delete(path);
      kept.set(path, { body: Buffer.concat(mine.map(([, body]) => body)), type: types.get(path) });
      return [200, "<CompleteMultipartUploadResult><ETag>x</ETag></CompleteMultipartUploadResult>"];
    },
    PUT: ({ path, body, type }) => {
      kept.set(path, { body, type });
      return [200];
    },
    DELETE: ({ path, query }) => {
      if (query.has("uploadId")) begun.delete(path);
      else kept.delete(path);
      return [204];
    },
    "GET uploads": ({ path }) => {
      const bucket = path.replace(/\/$/, "");
      const uploads = [...begun].map(
        ([one, at]) =>
          `<Upload><Key>${one.slice(bucket.length + 1)}</Key><UploadId>u1</UploadId><Initiated>${at}</Initiated></Upload>`,
      );
      return [200, `<ListMultipartUploadsResult>${uploads.join("")}</ListMultipartUploadsResult>`];
    },
    "GET list": ({ path, query }) => {
      // One object per page, so that clients have to turn pages.
      const keys = [...kept.keys()]
        .sort()
        .map((key) => key.slice(path.replace(/\/$/, "").length + 1))
        .filter((key) => key.startsWith(query.get("prefix") ?? ""));
      const from = Number(query.get("continuation-token") ?? 0);
      const more = from + 1 < keys.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : "";
      const one = keys[from] === undefined ? "" : `<Contents><Key>${keys[from]}</Key></Contents>`;
      return [200, `<ListBucketResult><IsTruncated>${more !== ""}</IsTruncated>${one}${more}</ListBucketResult>`];
    },
    GET: ({ path }) => {
      const found = kept.get(path);
      return found ? [200, found.body] : [404, "<Error><Code>NoSuchKey</Code></Error>"];
    },
  };
  return (asked: StoreRequest): Answer => {
    const { method, query } = asked;
    const what = kinds.find(([word]) => query.has(word))?.[1] ?? "";
    return answers[`${method}${method === "DELETE" ? "" : what}`]?.(asked) ?? [405];
  };
}
