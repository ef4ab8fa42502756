import { acting, each, once, onSqlite, type Statements } from './engines.ts'

/** A table whose rows are counted, in two groups where a flag tells who may see them (docs/decisions/server.md#counts-and-searches). */
type Counted = {
  table: string
  flag?: string
  groups: readonly [on: string, off: string] | readonly [all: string]
}

const counted: readonly Counted[] = [
  {
    table: 'prayer_request',
    flag: 'is_private',
    groups: ['prayer_request private', 'prayer_request public'],
  },
  { table: 'testimony', flag: 'is_approved', groups: ['testimony approved', 'testimony waiting'] },
  { table: 'log_entry', groups: ['log_entry'] },
  { table: 'access_entry', groups: ['access_entry'] },
  { table: 'contact_message', groups: ['contact_message'] },
]

/** The name of the group that a row belongs to. */
const groupOf = ({ flag, groups: [on, off = on] }: Counted, row: string) =>
  flag ? `case ${row}.${flag} when 1 then '${on}' else '${off}' end` : `'${on}'`

const add = (change: string, name: string) => `update tally set count = count ${change} where name = ${name};`

function countOnSqlite(one: Counted): string[] {
  const { table, flag } = one
  const [less, more] = [add('- 1', groupOf(one, 'old')), add('+ 1', groupOf(one, 'new'))]
  return [
    onSqlite(`${table}_counted`, `insert on ${table}`, more),
    onSqlite(`${table}_uncounted`, `delete on ${table}`, less),
    ...(flag ? [onSqlite(`${table}_recounted`, `update of ${flag} on ${table}`, `${less} ${more}`)] : []),
  ]
}

function countOnPostgres(one: Counted): string[] {
  const { table, flag } = one
  const all = (sign: '+' | '-') => `update tally set count = count ${sign} found.rows from
    (select ${groupOf(one, 'changed')} as name, count(*) as rows from changed group by 1) as found
    where tally.name = found.name;`
  const moved = `${add('- 1', groupOf(one, 'old'))} ${add('+ 1', groupOf(one, 'new'))}`
  const recount = () =>
    each(`${table}_recounted`, `update of ${flag} on ${table}`, `old.${flag} <> new.${flag}`, moved)
  return [
    ...once(`${table}_counted`, `insert on ${table}`, 'new', all('+')),
    ...once(`${table}_uncounted`, `delete on ${table}`, 'old', all('-')),
    ...(flag ? recount() : []),
  ]
}

const accountsOnSqlite = [
  onSqlite('account_counted', 'insert on account', add('+ 1', `'account'`)),
  onSqlite('account_uncounted', 'delete on account', add('- 1', `'account'`)),
]
const accountsOnPostgres = (['insert', 'delete'] as const).flatMap((act) => {
  const [rows, sign] = act === 'insert' ? ['new', '+'] : ['old', '-']
  return [
    acting(`count_after_${act}`, add(`${sign} (select count(*) from changed)`, `'account'`)),
    `create trigger account_counted_after_${act} after ${act} on account referencing ${rows} table as changed
     for each statement execute function count_after_${act}()`,
  ]
})

/** Who was merged into another is not counted. */
const people = (change: string) => `${add(`+ ${change}`, `'person'`)} ${add('+ 1', `'person changed'`)}`
const here = (rows: string) => `(select count(*) from ${rows} where merged_into is null)`

const peopleOnSqlite = [
  onSqlite('person_counted', 'insert on person', people('(new.merged_into is null)')),
  onSqlite('person_uncounted', 'delete on person', people('-(old.merged_into is null)')),
  onSqlite(
    'person_recounted',
    'update on person',
    people('((new.merged_into is null) - (old.merged_into is null))'),
  ),
]
const peopleOnPostgres = [
  ...once('person_counted', 'insert on person', 'new', people(here('changed'))),
  ...once('person_uncounted', 'delete on person', 'old', people(`-${here('changed')}`)),
  acting('person_recounted', people(`(${here('now')} - ${here('earlier')})`)),
  `create trigger person_recounted after update on person referencing old table as earlier new table as now
   for each statement execute function person_recounted()`,
]

const groups = ['account', ...counted.flatMap((one) => one.groups), 'person', 'person changed']

const firstCounts = groups.map((name) => `insert into tally (name, count) values ('${name}', 0)`)

/** The counts of large tables (db/tally.ts), which triggers keep. */
export const counts: Statements = {
  sqlite: [...firstCounts, ...accountsOnSqlite, ...counted.flatMap(countOnSqlite), ...peopleOnSqlite],
  postgres: [...firstCounts, ...accountsOnPostgres, ...counted.flatMap(countOnPostgres), ...peopleOnPostgres],
}
