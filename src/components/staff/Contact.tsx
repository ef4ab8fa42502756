import { dialled, shownTelephone } from '../../lib/text/phone.ts'
import { staffPartWords } from './messages.ts'
import { digitsOf } from './person-words.ts'

/** The e-mail address and telephone number, or the texts for missing ones (spec 2 §2). */
export function Contact({ email, telephone }: { email: string; telephone: string }) {
  return (
    <>
      <span className="break-words">{email ? <Email of={email} /> : staffPartWords.noEmail}</span>
      <span className="row-line">{shownTelephone(telephone) || staffPartWords.noPhone}</span>
    </>
  )
}

/** Links that call a person and open a chat in WhatsApp: symbols, for the card of a person on a phone. */
export function Reach({ name, telephone }: { name: string; telephone: string }) {
  const number = digitsOf(telephone)
  if (!number) return null
  return (
    <>
      <a className="icon-button" href={`tel:${number}`}>
        <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4c0 .6-.4 1-1 1C10.7 20 4 13.3 4 5c0-.6.4-1 1-1Z" />
        </svg>
        <span className="sr-only">{staffPartWords.callName({ name, number: dialled(telephone) })}</span>
      </a>
      {number.startsWith('+') && (
        <a
          className="icon-button channel WhatsApp"
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noopener"
        >
          <span className="sr-only">{staffPartWords.whatsAppTo({ name })}</span>
        </a>
      )}
    </>
  )
}

/** Allows a line break before the @ of a long address. */
export function Email({ of }: { of: string }) {
  const [name, host] = of.split('@')
  if (!host) return of
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
