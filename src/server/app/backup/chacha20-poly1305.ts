import { createCipheriv, createDecipheriv } from 'node:crypto'

/*
 * ChaCha20-Poly1305 by OpenSSL, with the interface of @noble/ciphers. The build puts it in the place of that package, which age-encryption
 * imports: JavaScript needs eight times as long for a backup.
 */

const authTagLength = 16

/** Encrypts and decrypts one message; the authentication tag is its last 16 bytes. `decrypt` throws for changed bytes. */
export function chacha20poly1305(key: Uint8Array, nonce: Uint8Array) {
  return {
    encrypt(plain: Uint8Array): Uint8Array {
      const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength })
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(sealed: Uint8Array): Uint8Array {
      const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength })
      decipher.setAuthTag(sealed.subarray(-authTagLength))
      return Buffer.concat([decipher.update(sealed.subarray(0, -authTagLength)), decipher.final()])
    },
  }
}
