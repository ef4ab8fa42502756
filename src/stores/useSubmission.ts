import { useRef } from 'react'

/** The idempotency key of what a form submits; `renew` makes another one for the next submission. */
export function useSubmission(): { key: () => string; renew: () => void } {
  const made = useRef<string>(undefined)
  return {
    key: () => {
      made.current ??= uuid()
      return made.current
    },
    renew: () => {
      made.current = undefined
    },
  }
}

/** A random UUID. On a page without TLS, such as in the church's own network, browsers have no `randomUUID`. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
