import { isTransient, type Transport } from '../../mail/transport.ts'
import type { MessageChannel } from './channel.ts'

/** How a mail server says that it was not reached, so that it cannot have taken the e-mail. */
const notReached = new Set(['ECONNECTION', 'EDNS'])

/** E-mail. A message that the mail server accepted counts as sent, since no delivery report follows. */
export const openEmail = (post: Transport): MessageChannel => ({
  async send({ reference, to, subject, text, unsubscribe }) {
    try {
      await post({ id: reference, to, subject, text, unsubscribe })
      return { kind: 'taken', providerId: null }
    } catch (error) {
      const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
      if (responseCode >= 500)
        return { kind: 'refused', why: 'The mail server refused this address or e-mail.' }
      if (responseCode >= 400 || notReached.has(code))
        return { kind: 'busy', why: 'The mail server could not take it.' }
      return isTransient(error)
        ? { kind: 'no answer', why: 'The mail server’s answer was lost.' }
        : { kind: 'refused', why: 'The e-mail could not be written.' }
    }
  },
})
