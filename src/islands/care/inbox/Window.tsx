import type { WholeConversationAnswer } from '../../../lib/contract/care/inbox.ts'
import { momentWords } from './conversation-words.ts'
import { inboxWords } from './messages.ts'

/** Until when free words may go by WhatsApp, or what goes afterwards. */
export function Window({ whatsapp }: { whatsapp: NonNullable<WholeConversationAnswer['whatsapp']> }) {
  const { window_until, is_stopped } = whatsapp
  if (window_until !== null)
    return <p className="notice">{inboxWords.windowUntil({ time: momentWords(window_until) })}</p>
  return <p className="notice notice-warning">{is_stopped ? inboxWords.wroteStop : inboxWords.windowOver}</p>
}
