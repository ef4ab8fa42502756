import { sql } from 'kysely'

/**
 * SQL condition on `account`: a reminder goes as an automatic message of this kind to the telephone, not as an e-mail. That is so where the
 * kind is on, the account has a telephone, and the member put text messages or WhatsApp first or has no confirmed e-mail address.
 */
export const goesByText = (kind: string) => sql<boolean>`(
  account.telephone <> ''
  and exists (select 1 from automatic_message where kind = ${kind} and is_on = 1)
  and (account.email_confirmed_at is null or exists (
    select 1 from message_choice where message_choice.account_id = account.id and first_channel in ('sms', 'whatsapp')))
)`
