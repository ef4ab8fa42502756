import { sql } from 'kysely'
import type { Channel } from '../../../lib/contract/messages/message.ts'

/*
 * SQL conditions, 1 or 0, for accounts and people of whom nothing shows that an address or number is theirs. A name that somebody
 * typed could there reach a stranger (docs/decisions/messages.md#strangers-words).
 */

/** Where a person without an account is reached. */
export const bothAddresses: readonly Channel[] = ['email', 'sms', 'whatsapp']

/**
 * Of a row of `account`: it has confirmed neither an e-mail address nor its telephone, serves nowhere, and nobody has ever marked its owner as
 * present.
 */
export const isUnproven = sql<number>`case when account.email_confirmed_at is null and account.role = 'user'
  and not exists (select 1 from confirmed_telephone
    where confirmed_telephone.account_id = account.id and confirmed_telephone.telephone = account.telephone)
  and not exists (select 1 from duty where duty.account_id = account.id)
  and not exists (select 1 from attendance where attendance.account_id = account.id and attendance.is_present = 1)
  then 1 else 0 end`

/** Of a row of `person`: a card of the site has made it, which nobody of the church has taken or closed. */
export const isOfOpenCard = sql<number>`case when exists (select 1 from newcomer_card
    where newcomer_card.person_id = person.id and newcomer_card.source = 'site'
      and newcomer_card.created_at = person.created_at and newcomer_card.responsible_id is null
      and newcomer_card.closed_at is null)
  then 1 else 0 end`
