import type { TrashKind } from '../../../lib/contract/settings/trash.ts'
import type { BinDocument, Values } from './document.ts'
import { forms, isMessageKind, type MessageKind } from './rows.ts'

/**
 * The values of what a document was made for: its first row, with when it was made as `created_at`. Of a message, whose conversation is the first row, what the message says.
 * Undefined where a document has nothing.
 */
export function subjectOf(
  { kind, row }: { kind: TrashKind; row: number },
  { rows }: BinDocument,
): Values | undefined {
  const [root] = rows
  if (root && kind === 'service_plan') return { ...root.values, created_at: root.values['made_at'] ?? null }
  if (!root || !isMessageKind(kind)) return root?.values
  const entry = rows.find(
    ({ table, values }) =>
      table === 'conversation_entry' &&
      values['form'] === forms[kind] &&
      (values['former_id'] ?? values['id']) === row,
  )
  return entry && messageOf(kind, entry.values, root.values)
}

/** As the lists of messages name it. */
function messageOf(kind: MessageKind, entry: Values, conversation: Values): Values {
  const of = (column: string) => entry[column] ?? null
  const all = {
    id: of('former_id') ?? of('id'),
    account_id: conversation['account_id'] ?? null,
    message: of('text'),
    created_at: of('at'),
  }
  if (kind === 'leader_message')
    return {
      ...all,
      fellowship_id: conversation['fellowship_id'] ?? null,
      sender_name: of('writer_name'),
      sender_telephone: of('writer_phone'),
      read_at: of('read_at'),
      archived_at: of('archived_at'),
      told_at: of('told_at'),
    }
  return {
    ...all,
    name: of('writer_name'),
    email: of('writer_email'),
    phone: of('writer_phone'),
    phone_key: of('phone_key'),
    subject: of('subject'),
    is_read: of('read_at') === null ? 0 : 1,
  }
}
