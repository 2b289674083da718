/** Stores uploads in a bucket of an S3-compatible store. The library is loaded on first use. */
import type { Readable } from "node:stream";
import type { Config } from "#kernel/config.ts";
import type { FilesPort } from "#kernel/ports.ts";
import { checkKey } from "./files-key.ts";

type S3 = NonNullable<Config["s3"]>;

export function s3Files(options: S3): FilesPort {
  let opened: ReturnType<typeof open> | undefined;
  const connect = () => {
    opened ??= open(options);
    return opened;
  };
  const at = (key: string) => ({ Bucket: options.bucket, Key: checkKey(key) });
  return {
    async put(key, content, mime) {
      const { client, Upload } = await connect();
      // Uploaded in parts and abandoned as a whole on failure, so that no partial file ever appears.
      await new Upload({ client, params: { ...at(key), Body: content, ContentType: mime } }).done();
    },
    async get(key) {
      const { client, GetObjectCommand } = await connect();
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        return { stream: Body as Readable, size: ContentLength ?? 0 };
      } catch (error) {
        if ((error as Error).name === "NoSuchKey" || (error as Error).name === "NotFound") return null;
        throw error;
      }
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await connect();
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list(folder) {
      const { client, ListObjectsV2Command } = await connect();
      const asked = { Bucket: options.bucket, ...(folder ? { Prefix: `${checkKey(folder)}/` } : {}) };
      let next: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ ...asked, ContinuationToken: next }));
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        next = page.NextContinuationToken;
      } while (next);
    },
    async removeHalf(before) {
      const { client, ListMultipartUploadsCommand, AbortMultipartUploadCommand } = await connect();
      // A thousand at most; the next run handles the rest.
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: options.bucket }));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Initiated || Initiated >= before) continue;
        await client.send(new AbortMultipartUploadCommand({ Bucket: options.bucket, Key, UploadId }));
      }
    },
  };
}

async function open({ endpoint, region, accessKeyId, secretAccessKey }: S3) {
  const [{ S3Client, ...commands }, { Upload }] = await Promise.all([
    import("@aws-sdk/client-s3"),
    import("@aws-sdk/lib-storage"),
  ]);
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's expect the bucket in the path, and some do not support Amazon's newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { ...commands, client, Upload };
}
