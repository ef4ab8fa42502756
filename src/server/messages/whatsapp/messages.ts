import { define } from '../../../lib/words/define.ts'

/** What answers a STOP and a START by WhatsApp, and what stands in the inbox for what is no text. */
export const whatsAppWords = define('whatsApp', {
  subject: 'WhatsApp',
  stopped: 'You get no more messages of the church by WhatsApp. Write START to get them again.',
  started: 'You get messages of the church by WhatsApp again. Write STOP to end them.',
})
