import { isTransient, type Transport } from '../mail/transport.ts'
import type { MessageChannel } from './channel.ts'

/** Failures before the e-mail itself: no such host, no encryption, no login. */
const beforeIt = new Set(['EDNS', 'ETLS', 'EAUTH'])

/** The fields of nodemailer's errors. */
type Failed = { code?: string; responseCode?: number; syscall?: string; timeoutType?: string }

/**
 * Whether the mail server cannot have taken the e-mail, since there was no connection, greeting or login. A connection that was closed or silent
 * later may have carried it: nodemailer says the same of it at every point.
 */
const isUnreached = ({ code = '', syscall, timeoutType = 'SOCKET_TIMEOUT' }: Failed): boolean =>
  beforeIt.has(code) || syscall === 'connect' || timeoutType !== 'SOCKET_TIMEOUT'

/** E-mail. A message that the mail server accepted counts as sent, since no delivery report follows. */
export const openEmail = (post: Transport): MessageChannel => ({
  async send({ reference, to, subject, text, unsubscribe }) {
    try {
      await post({ id: reference, to, subject, text, unsubscribe })
      return { kind: 'taken', providerId: null }
    } catch (error) {
      const failed = error as Failed
      const { responseCode = 0 } = failed
      if (isUnreached(failed)) return { kind: 'busy', why: 'The mail server could not be used.' }
      if (responseCode >= 500)
        return { kind: 'refused', why: 'The mail server refused this address or e-mail.' }
      if (responseCode >= 400) return { kind: 'busy', why: 'The mail server could not take it.' }
      return isTransient(error)
        ? { kind: 'no answer', why: 'The mail server’s answer was lost.' }
        : { kind: 'refused', why: 'The e-mail could not be written.' }
    }
  },
})
