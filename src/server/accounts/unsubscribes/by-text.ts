import { sql } from 'kysely'

/**
 * Whether a reminder to an account goes as an automatic message of this kind in place of the e-mail: the kind is on, there is a
 * telephone, and the member put text messages first or has no confirmed e-mail address. Of the table `account`.
 */
export const goesByText = (kind: string) => sql<boolean>`(
  account.telephone <> ''
  and exists (select 1 from automatic_message where kind = ${kind} and is_on = 1)
  and (account.email_confirmed_at is null or exists (
    select 1 from message_choice where message_choice.account_id = account.id and first_channel = 'sms'))
)`
