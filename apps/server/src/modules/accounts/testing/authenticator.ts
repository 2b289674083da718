/** A software authenticator that acts like a phone or security key: makes passkeys (ES256) and signs with them, byte by byte. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const cborText = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const cborBytes = (data: Uint8Array) =>
  data.length < 256
    ? Buffer.concat([Buffer.from([0x58, data.length]), data])
    : Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);

/** The public key as COSE writes it: EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const part = (value: string) => cborBytes(Buffer.from(value, "base64url"));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    part(x),
    Buffer.from([0x22]),
    part(y),
  ]);
}

interface PasskeyRequest {
  challenge: string;
}
interface PasskeyChanges {
  /** The requesting page, as the browser reports it. */
  origin?: string;
  host?: string;
  challenge?: string;
}

export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;

  constructor(publicUrl = "https://stoep.example") {
    this.#origin = new URL(publicUrl).origin;
  }

  #data(flags: number, host: string, rest: Uint8Array = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, rest]);
  }

  #client(type: string, { challenge }: PasskeyRequest, at: PasskeyChanges): Buffer {
    const said = { type, challenge: at.challenge ?? challenge, origin: at.origin ?? this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  #answer(response: Record<string, unknown>) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  /** A new passkey. */
  create(options: PasskeyRequest, at: PasskeyChanges = {}) {
    const key = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const data = this.#data(0x45, at.host ?? new URL(this.#origin).hostname, key);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(data),
    ]);
    return this.#answer({
      clientDataJSON: this.#client("webauthn.create", options, at).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs with it. */
  get(options: PasskeyRequest, at: PasskeyChanges = {}) {
    this.counter += 1;
    const data = this.#data(0x05, at.host ?? new URL(this.#origin).hostname);
    const client = this.#client("webauthn.get", options, at);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  /** What a server stores of it. */
  get stored() {
    return {
      credentialId: this.id.toString("base64url"),
      publicKey: coseKey(this.#keys.publicKey).toString("base64url"),
      counter: this.counter,
    };
  }
}
