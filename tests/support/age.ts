import {
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
} from 'node:crypto'

/*
 * A second implementation of age decryption, written from the specification (C2SP, age-encryption.org/v1) with Node's own cryptography, so
 * that the output of the library is not checked by the library.
 */

const chunk = 64 * 1024

/** The 32 bytes of an identity as `AGE-SECRET-KEY-1…` (Bech32, without a check of its check sum). */
function scalarOf(identity: string): Buffer {
  const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
  const data = identity.toLowerCase().replace('age-secret-key-1', '').slice(0, -6)
  const bits = [...data].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.slice(0, 256).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const privateKey = (scalar: Buffer) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), scalar]),
    format: 'der',
    type: 'pkcs8',
  })
const spki = Buffer.from('302a300506032b656e032100', 'hex')
const publicKey = (bytes: Buffer) =>
  createPublicKey({ key: Buffer.concat([spki, bytes]), format: 'der', type: 'spki' })

const hkdf = (secret: Uint8Array, salt: Uint8Array, label: string) =>
  Buffer.from(hkdfSync('sha256', secret, salt, label, 32))

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  cipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
}

type Stanza = { args: string[]; body: Buffer }

/** Decrypts a whole age file with an X25519 identity. Throws for a wrong key, a changed byte or a cut end. */
export function decryptAge(file: Buffer, identity: string): Buffer {
  const end = file.indexOf('\n--- ') + 1
  const header = file.toString('latin1', 0, end)
  const macLine = file.toString('latin1', end, file.indexOf('\n', end))
  const scalar = scalarOf(identity)
  const fileKey = stanzasOf(header)
    .map((stanza) => unwrap(stanza, scalar))
    .find((key) => key !== undefined)
  if (!fileKey) throw new Error('No stanza is for this identity')
  const mac = createHmac('sha256', hkdf(fileKey, Buffer.alloc(0), 'header'))
    .update(`${header}---`)
    .digest()
  if (macLine !== `--- ${unpadded(mac)}`) throw new Error('The header was changed')
  return payloadOf(file.subarray(end + macLine.length + 1), fileKey)
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function stanzasOf(header: string): Stanza[] {
  const [version, ...lines] = header.trimEnd().split('\n')
  if (version !== 'age-encryption.org/v1') throw new Error('Another version')
  const stanzas: { args: string[]; body: string }[] = []
  for (const line of lines) {
    const last = stanzas.at(-1)
    if (line.startsWith('-> ')) stanzas.push({ args: line.slice(3).split(' '), body: '' })
    else if (last) last.body += line
  }
  return stanzas.map(({ args, body }) => ({ args, body: Buffer.from(body, 'base64') }))
}

function unwrap({ args: [type, share = ''], body }: Stanza, scalar: Buffer): Buffer | undefined {
  if (type !== 'X25519') return undefined
  const theirs = Buffer.from(share, 'base64')
  const own = privateKey(scalar)
  const ownPublic = createPublicKey(own).export({ format: 'der', type: 'spki' }).subarray(-32)
  const shared = diffieHellman({ privateKey: own, publicKey: publicKey(theirs) })
  const key = hkdf(shared, Buffer.concat([theirs, ownPublic]), 'age-encryption.org/v1/X25519')
  try {
    return open(key, Buffer.alloc(12), body)
  } catch {
    return undefined
  }
}

/** STREAM: chunks of 64 KB, each with its number in the nonce, and a mark on the last one. */
function payloadOf(payload: Buffer, fileKey: Buffer): Buffer {
  const key = hkdf(fileKey, payload.subarray(0, 16), 'payload')
  const sealed = payload.subarray(16)
  const parts: Buffer[] = []
  for (let at = 0, number = 0; at < sealed.length; at += chunk + 16, number++) {
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(number, 7)
    if (at + chunk + 16 >= sealed.length) nonce[11] = 1
    parts.push(open(key, nonce, sealed.subarray(at, at + chunk + 16)))
  }
  return Buffer.concat(parts)
}
