import { isLink } from '../contract/website/blocks/field.ts'

const email = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i
const telephone = /^\+?[\d\s()-]{9,20}$/
/** A host with an ending, and perhaps a path: `facebook.com/asore`. */
const host = /^[a-z\d][a-z\d-]*(\.[a-z\d][a-z\d-]*)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i

/** A link as people type it, as a page needs it: `facebook.com` gets its `https://`. What is none stays as it was typed. */
export function linkOfTyped(typed: string): string {
  const words = typed.trim()
  if (isLink(words)) return words
  if (email.test(words)) return `mailto:${words}`
  if (telephone.test(words)) return `tel:${words.replace(/[^\d+]/g, '')}`
  return host.test(words) ? `https://${words}` : words
}
