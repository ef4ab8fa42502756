import { acting, onSqlite, type Statements } from './engines.ts'

/* Entries and notes of the ledger are only added, and the database itself says no to all else (docs/decisions/giving.md#ledger). */

const never = 'an entry of the ledger is never changed'
const closed = 'this month of the books is closed'
const stays = 'a closed month stays closed'
const noNote = 'a note of the ledger is never changed'
const isClosed =
  'exists (select 1 from closed_month where closed_month.book = new.book and month >= substr(new.day, 1, 7))'
/** The sample's books go with the sample. */
const isLive = `old.book = 'live'`

const refusing = (name: string, when: string, condition: string, words: string) =>
  `create trigger ${name} before ${when} ${condition} begin select raise(abort, '${words}'); end`
const noteActs = ['update', 'delete'] as const

const refusalsOnSqlite = [
  refusing('ledger_entry_unchanged', 'update on ledger_entry', 'when true', never),
  refusing('ledger_entry_kept', 'delete on ledger_entry', `when ${isLive}`, never),
  refusing('ledger_entry_closed', 'insert on ledger_entry', `when ${isClosed}`, closed),
  refusing('closed_month_unchanged', 'update on closed_month', 'when true', stays),
  refusing('closed_month_kept', 'delete on closed_month', `when ${isLive}`, stays),
  ...noteActs.map((act) => refusing(`ledger_note_no_${act}`, `${act} on ledger_note`, '', noNote)),
]

const refusal = (name: string, words: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${words}'; end $$`
const before = (name: string, when: string, condition: string, act: string) =>
  `create trigger ${name} before ${when} for each row ${condition} execute function ${act}()`

const refusalsOnPostgres = [
  refusal('ledger_entry_refuse', never),
  refusal('closed_month_refuse', stays),
  refusal('ledger_note_refuse', noNote),
  `create function ledger_entry_refuse_closed() returns trigger language plpgsql as $$ begin
     if ${isClosed} then raise exception '${closed}'; end if;
     return new;
   end $$`,
  before('ledger_entry_unchanged', 'update on ledger_entry', 'when (true)', 'ledger_entry_refuse'),
  before('ledger_entry_kept', 'delete on ledger_entry', `when (${isLive})`, 'ledger_entry_refuse'),
  before('ledger_entry_closed', 'insert on ledger_entry', 'when (true)', 'ledger_entry_refuse_closed'),
  before('closed_month_unchanged', 'update on closed_month', 'when (true)', 'closed_month_refuse'),
  before('closed_month_kept', 'delete on closed_month', `when (${isLive})`, 'closed_month_refuse'),
  ...noteActs.map((act) =>
    before(`ledger_note_no_${act}`, `${act} on ledger_note`, '', 'ledger_note_refuse'),
  ),
]

/** A report of a year does not read a million entries: the amount counts for who is debited, and less it for who is credited. */
const sums = [
  'debit, new.day, new.fund_id, new.service, new',
  'credit, new.day, new.fund_id, new.service, -new',
]
  .map(
    (columns) => `insert into ledger_day (book, account, day, fund_id, service, amount)
      values (new.book, new.${columns}.amount)
      on conflict (book, account, day, fund_id, service) do update set amount = ledger_day.amount + excluded.amount;`,
  )
  .join('\n')

export const ledger: Statements = {
  sqlite: [...refusalsOnSqlite, onSqlite('ledger_entry_summed', 'insert on ledger_entry', sums)],
  postgres: [
    ...refusalsOnPostgres,
    acting('ledger_entry_sum', sums),
    `create trigger ledger_entry_summed after insert on ledger_entry
     for each row execute function ledger_entry_sum()`,
  ],
}
