import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/* An authenticator in software: one key pair for one site, as WebAuthn describes it (§6). */

type Asked = { challenge: string }
type Changes = { origin?: string; rpId?: string; counter?: number; flags?: number }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** User present and user verified. */
const verified = 0x05
const attested = 0x40

export function openAuthenticator({ origin = 'http://localhost', rpId = 'localhost' } = {}) {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  let counter = 0

  const clientData = (type: string, { challenge }: Asked, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const head = (of: string, flags: number, count: number) => {
    const bytes = Buffer.concat([sha256(of), Buffer.from([flags]), Buffer.alloc(4)])
    bytes.writeUInt32BE(count, 33)
    return bytes
  }
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** The answer to `navigator.credentials.create`. */
    create(options: Asked, { origin: at, rpId: of = rpId, flags = verified }: Changes = {}) {
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([
        head(of, flags | attested, counter),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ])
      const size = Buffer.alloc(2)
      size.writeUInt16BE(authData.length)
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        size,
        authData,
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options, at)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      }
      return { ...named, response }
    },
    /** The answer to `navigator.credentials.get`. */
    get(options: Asked, { origin: at, rpId: of = rpId, flags = verified, counter: fixed }: Changes = {}) {
      counter = fixed ?? counter + 1
      const client = clientData('webauthn.get', options, at)
      const authData = head(of, flags, counter)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), key)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: base64url('asore-1'),
      }
      return { ...named, response }
    },
  }
}
