import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Which people of the register a reader may see. A leader sees the people of the fellowships that they lead, staff of a branch
 * those of the branch, and a leader of a branch those of whom both is true.
 */
export type Scope = {
  leads: number | undefined
  branch: number | undefined
  mayChange: boolean
  mayCare: boolean
}

/** The scope of the program itself. */
export const everybody: Scope = { leads: undefined, branch: undefined, mayChange: true, mayCare: false }

/** A condition on the rows of `person`: the reader sees them. */
export const inScope = ({ leads, branch }: Scope): Expression<SqlBool> =>
  leads === undefined
    ? sql<SqlBool>`person.merged_into is null${ofBranch('person', branch)}`
    : sql<SqlBool>`person.merged_into is null${ofBranch('person', branch)}
        and person.fellowship_id in (select id from fellowship where leader_id = ${leads})`

/** The part of a condition that keeps staff of a branch to its people: nothing for those of no branch. */
export const ofBranch = (table: 'person' | 'child', branch: number | undefined): RawBuilder<unknown> =>
  branch === undefined ? sql`` : sql` and ${sql.ref(`${table}.branch_id`)} = ${branch}`

/** A condition: the person of an account belongs to the branch. `account`: the column that names it. */
export const isAccountOfBranch = (account: string, branch: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from person where person.account_id = ${sql.ref(account)} and person.branch_id = ${branch})`

/** A condition on rows of `account`: staff of a branch see its people and its staff, staff of none everybody. */
export const isAccountFor = (branch: number | undefined): RawBuilder<SqlBool> =>
  branch === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(account.branch_id = ${branch} or ${isAccountOfBranch('account.id', branch)})`

/** A condition on rows of `service`: staff of a branch see its services and those of none. */
export const isServiceFor = (branch: number | undefined): RawBuilder<SqlBool> =>
  branch === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(service.branch_id is null or service.branch_id = ${branch})`

type Detail = 'telephone' | 'email' | 'birthday' | 'address'

/** A detail for a reader: '' for a leader where the member keeps it to the office (member-settings). */
export const detailFor = ({ leads }: Scope, detail: Detail, column: string): RawBuilder<string> =>
  leads === undefined
    ? sql<string>`${sql.ref(column)}`
    : sql<string>`case when exists (select 1 from member_setting where member_setting.account_id = person.account_id
        and ${sql.ref(`member_setting.${detail}`)} = 'office') then '' else ${sql.ref(column)} end`

/** The birth date of a row of `person` for a reader. */
export const bornFor = (scope: Scope): RawBuilder<string> => detailFor(scope, 'birthday', 'person.born')
