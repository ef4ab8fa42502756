import { bytewiseText } from '../../engine.ts'
import { once } from '../baseline/triggers/engines.ts'
import { changed, emptied, filled, formCheck, joined, searched } from './common.ts'

const types = { text: bytewiseText, whole: 'bigint' }
const added = filled.map(
  ([column, type]) => `add column ${column} ${types[type]}${column === 'form' ? ` ${formCheck}` : ''}`,
)
const values = [...filled, ['at', 'text', changed.at] as const, ['text', 'text', changed.text] as const].map(
  ([column, , value]) => `${column} = ${value}`,
)

export const onPostgres = [
  // A table whose rows wait for a check at the end of the transaction is not altered.
  'set constraints all immediate',
  `alter table conversation_entry ${added.join(', ')}`,
  `update conversation_entry set ${values.join(', ')}
     from conversation_entry as entry ${joined}
     where entry.id = conversation_entry.id and (entry.contact_id is not null or entry.leader_message_id is not null)`,
  'alter table conversation_entry drop column contact_id, drop column leader_message_id',
  'alter table conversation drop column contact_id, drop column leader_message_id',
  'drop table contact_message',
  'drop table leader_message',
  'drop function contact_message_counted(), contact_message_uncounted()',
]

const letters = [
  ...searched.texts.map((column) => `searchable(${column}) gin_trgm_ops`),
  `dialled_both(${searched.number}) gin_trgm_ops`,
]

const count = (sign: '+' | '-') => `update tally set count = count ${sign} found.rows
  from (select count(*) as rows from changed where form = 'contact') as found
  where tally.name = 'contact_message' and found.rows > 0;`

/** The index of the searches among messages to the church, their count, and the end of empty conversations. */
export const afterwardsOnPostgres = [
  `create index conversation_entry_search on conversation_entry using gin (${letters.join(', ')}) where form = 'contact'`,
  ...once('contact_counted', 'insert on conversation_entry', 'new', count('+')),
  ...once('contact_uncounted', 'delete on conversation_entry', 'old', count('-')),
  ...once(
    'conversation_emptied',
    'delete on conversation_entry',
    'old',
    `delete from conversation where id in (select conversation_id from changed where form is not null) and ${emptied};`,
  ),
]
