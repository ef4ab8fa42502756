import type { Tables } from '../db/tables.ts'

export type Table = keyof Tables

/** A column that refers to the id of another table's row. */
export type Reference = {
  table: Table
  column: string
  to: Table
  /** `goes`: the row is deleted with the other one (on delete cascade). `stays`: the column becomes null. */
  effect: 'goes' | 'stays'
}

const goes = (table: Table, column: string, to: Table): Reference => ({ table, column, to, effect: 'goes' })
const stays = (table: Table, column: string, to: Table): Reference => ({ table, column, to, effect: 'stays' })

/** Every foreign key of the database; a test compares this list with the migrations. */
export const references: readonly Reference[] = [
  stays('account', 'fellowship_id', 'fellowship'),
  goes('profile', 'account_id', 'account'),
  goes('session', 'account_id', 'account'),
  goes('refresh_token', 'session_id', 'session'),
  stays('fellowship', 'leader_id', 'account'),
  goes('event', 'fellowship_id', 'fellowship'),
  stays('attendance', 'marked_by', 'account'),
  goes('attendance', 'account_id', 'account'),
  goes('attendance', 'event_id', 'event'),
  stays('prayer_request', 'account_id', 'account'),
  stays('testimony', 'account_id', 'account'),
  goes('contact_message', 'account_id', 'account'),
  goes('password_reset', 'account_id', 'account'),
  goes('testimony_like', 'account_id', 'account'),
  goes('testimony_like', 'testimony_id', 'testimony'),
  goes('prayer_support', 'account_id', 'account'),
  goes('prayer_support', 'prayer_request_id', 'prayer_request'),
  goes('event_signup', 'account_id', 'account'),
  goes('event_signup', 'event_id', 'event'),
  stays('live_stream', 'started_by', 'account'),
  stays('live_message', 'hidden_by', 'account'),
  stays('live_message', 'author_id', 'account'),
  goes('live_message', 'stream_id', 'live_stream'),
  goes('activity_signup', 'account_id', 'account'),
  goes('member_setting', 'account_id', 'account'),
  goes('keepsake', 'account_id', 'account'),
  goes('upload', 'account_id', 'account'),
  goes('event_reminder', 'account_id', 'account'),
  goes('event_reminder', 'event_id', 'event'),
  goes('email_change', 'account_id', 'account'),
  goes('known_device', 'account_id', 'account'),
  goes('login_failure', 'account_id', 'account'),
  goes('account_link', 'account_id', 'account'),
  goes('totp', 'account_id', 'account'),
  goes('recovery_code', 'account_id', 'account'),
  goes('passkey_challenge', 'account_id', 'account'),
  goes('passkey', 'account_id', 'account'),
  stays('church_setting', 'changed_by', 'account'),
  goes('leader_message', 'account_id', 'account'),
  goes('leader_message', 'fellowship_id', 'fellowship'),
  stays('activity', 'fellowship_id', 'fellowship'),
  goes('calendar_feed', 'account_id', 'account'),
  stays('access_entry', 'subject_id', 'account'),
  stays('access_entry', 'account_id', 'account'),
  goes('consent', 'account_id', 'account'),
  stays('data_request', 'closed_by', 'account'),
  stays('data_request', 'account_id', 'account'),
  goes('owner_letter', 'account_id', 'account'),
  stays('page_text', 'changed_by', 'account'),
  goes('page_text', 'page_id', 'page'),
  stays('page_version', 'made_by', 'account'),
  goes('page_version', 'page_id', 'page'),
  goes('page_redirect', 'page_id', 'page'),
  goes('page_editor', 'page_id', 'page'),
  goes('page_editor', 'account_id', 'account'),
  goes('page_request', 'page_id', 'page'),
  goes('page_request', 'account_id', 'account'),
  goes('pin', 'sermon_id', 'sermon'),
  goes('pin', 'event_id', 'event'),
  goes('pin', 'announcement_id', 'announcement'),
  goes('invitation', 'fellowship_id', 'fellowship'),
  goes('invitation', 'invited_by', 'account'),
  goes('invitation', 'account_id', 'account'),
  goes('page_source', 'page_id', 'page'),
  goes('service_reminder', 'service_id', 'service'),
  goes('service_reminder', 'account_id', 'account'),
  stays('gift', 'account_id', 'account'),
  goes('gift_event', 'gift_id', 'gift'),
  stays('unmatched_payment', 'settled_by', 'account'),
  stays('unmatched_payment', 'gift_id', 'gift'),
  stays('refund', 'decided_by', 'account'),
  stays('refund', 'asked_by', 'account'),
  goes('refund', 'gift_id', 'gift'),
  goes('duty', 'account_id', 'account'),
  stays('cash_count', 'first_account', 'account'),
  stays('cash_count', 'second_account', 'account'),
  goes('cash_item', 'count_id', 'cash_count'),
  stays('cash_item', 'account_id', 'account'),
  goes('pledge', 'campaign_id', 'campaign'),
  stays('pledge', 'account_id', 'account'),
  goes('pledge_part', 'entry_id', 'ledger_entry'),
  goes('pledge_part', 'pledge_id', 'pledge'),
  stays('gift', 'pledge_id', 'pledge'),
  goes('giving_repeat', 'account_id', 'account'),
  goes('repeat_turn', 'repeat_id', 'giving_repeat'),
  goes('repeat_turn', 'gift_id', 'gift'),
  goes('giving_letter', 'account_id', 'account'),
  goes('day_collection', 'count_id', 'cash_count'),
  goes('day_born', 'collection_id', 'day_collection'),
  stays('gift', 'collection_id', 'day_collection'),
  stays('statement_row', 'account_id', 'account'),
  stays('statement_row', 'decided_by', 'account'),
  stays('statement_row', 'gift_id', 'gift'),
  stays('published_year', 'published_by', 'account'),
  stays('message', 'fellowship_id', 'fellowship'),
  stays('message', 'written_by', 'account'),
  stays('message', 'decided_by', 'account'),
  goes('delivery', 'message_id', 'message'),
  goes('delivery', 'account_id', 'account'),
  goes('message_choice', 'account_id', 'account'),
  stays('bin_entry', 'deleted_by', 'account'),
  goes('bin_file', 'entry_id', 'bin_entry'),
  stays('person', 'household_id', 'household'),
  stays('person', 'fellowship_id', 'fellowship'),
  goes('person', 'account_id', 'account'),
  goes('person', 'merged_into', 'person'),
  goes('care_note', 'person_id', 'person'),
  stays('care_note', 'written_by', 'account'),
  goes('person_consent', 'person_id', 'person'),
  stays('person_consent', 'decided_by', 'account'),
  goes('collector', 'child_id', 'person'),
  goes('collector', 'person_id', 'person'),
  goes('person_change', 'person_id', 'person'),
  stays('person_change', 'changed_by', 'account'),
  stays('people_import', 'started_by', 'account'),
  goes('people_import_row', 'import_id', 'people_import'),
  stays('people_import_row', 'person_id', 'person'),
]

/**
 * Not kept in the bin: sign-ins, invitations and other one-time links, which have ended, uploads, whose bytes have their own expiry, and
 * gifts that come again: no card is charged because an account was restored.
 */
export const leftOut: ReadonlySet<Table> = new Set([
  'account_link',
  'email_change',
  'giving_repeat',
  'invitation',
  'login_failure',
  'owner_letter',
  'passkey_challenge',
  'password_reset',
  'refresh_token',
  'repeat_turn',
  'session',
  'upload',
])

/** Columns that deleting an account empties beside the reference to it (users/repo.ts). */
const emptied: Readonly<Record<string, readonly string[]>> = {
  'testimony.account_id': ['image_key'],
  'live_message.author_id': ['author'],
  'data_request.account_id': ['name', 'contact', 'words'],
  'cash_item.account_id': ['name', 'detail'],
  'pledge.account_id': ['name', 'telephone', 'word', 'rhythm', 'remind_on'],
  'statement_row.account_id': ['giver', 'name', 'text', 'telephone', 'reference'],
  'gift.account_id': ['giver_key', 'telephone', 'name', 'email', 'message', 'prompt', 'redirect_url'],
}

/** The columns of a row that a deletion empties when `reference` names what is deleted. */
export const emptiedColumns = ({ table, column }: Reference): readonly string[] => [
  column,
  ...(emptied[`${table}.${column}`] ?? []),
]

export const referencesTo = (to: Table) => references.filter((one) => one.to === to)
export const referencesOf = (table: Table) => references.filter((one) => one.table === table)
