import { type ParishBook, parishBooks } from '../contract/people/parish-register.ts'

/*
 * What the QR code of a certificate says: facts and a signature of the church's key (ECDSA, P-256, SHA-256), each as base64url with a dot
 * between. So a telephone checks it without a network (docs/registers.md).
 */

/** The facts that whoever has the certificate in the hand may read. */
export type CertificateFacts = {
  book: ParishBook
  year: number
  number: number
  /** `K. A. M.` */
  initials: string
  day: string
  copy: number
  issued_on: string
  /** Of all that the certificate says, so that nothing of the entry can be altered. */
  digest: string
}

const version = 1

/** The text that is signed. */
export const factsText = ({ book, year, number, initials, day, copy, issued_on, digest }: CertificateFacts) =>
  JSON.stringify([version, book, year, number, initials, day, copy, issued_on, digest])

/** The parts of a code: its facts, the bytes that were signed, and the signature; undefined for any other text. */
export function readCode(code: string) {
  const [text = '', sign = '', ...more] = code.split('.')
  if (more.length > 0) return undefined
  try {
    const signed = bytesOf(text)
    const facts = factsOf(JSON.parse(new TextDecoder().decode(signed)))
    return facts && { facts, signed, signature: bytesOf(sign) }
  } catch {
    return undefined
  }
}

function factsOf(read: unknown): CertificateFacts | undefined {
  if (!Array.isArray(read) || read[0] !== version) return undefined
  const [, given, year, number, initials, day, copy, issued_on, digest] = read
  const book = parishBooks.find((one) => one === given)
  const isWhole = [year, number, copy].every((one) => Number.isSafeInteger(one) && one > 0)
  const isText = [initials, day, issued_on, digest].every((one) => typeof one === 'string')
  return book && isWhole && isText
    ? { book, year, number, initials, day, copy, issued_on, digest }
    : undefined
}

/** Throws for a text that is not base64url. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The first letters of the words of a name, `K. A.`; of a marriage `K. A. & E. O.` */
export const initialsOf = (names: readonly string[]): string =>
  names
    .filter(Boolean)
    .map((name) =>
      name
        .split(/[\s-]+/)
        .map((word) => [...word].find((letter) => /\p{L}/u.test(letter)))
        .filter(Boolean)
        .map((letter) => `${letter?.toUpperCase()}.`)
        .join(' '),
    )
    .join(' & ')
