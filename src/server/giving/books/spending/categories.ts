import { sql } from 'kysely'
import type { CategoryAnswer, CategoryForm } from '../../../../lib/contract/giving/spending.ts'
import { fold } from '../../../../lib/text/fold.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { bookRefusals } from '../messages.ts'

/** What a Ghanaian church usually spends money on. */
const usual = [
  'Allowances and salaries',
  'Assessments to circuit and district',
  'Electricity and water',
  'Rent',
  'Repairs and maintenance',
  'Transport',
  'Office and printing',
  'Evangelism and missions',
  'Music and sound',
  'Communion and liturgy',
  'Children and youth',
  'Bank charges',
  'Gifts and donations',
  'Building',
] as const

/** The spending categories in their order. */
export async function listCategories(db: Db): Promise<CategoryAnswer[]> {
  const rows = await db
    .selectFrom('spending_category')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, is_open, version }) => ({ id, name, is_open: is_open === 1, version }))
}

/** Adds a category at the end. Throws 400 for a name that another has. */
export async function addCategory(db: Db, { name, is_open }: CategoryForm): Promise<number> {
  await refuseTaken(db, name)
  const { position } = await db
    .selectFrom('spending_category')
    .select((row) => row.fn.coalesce(row.fn.max('position'), sql<number>`0`).as('position'))
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('spending_category')
    .values({ name, name_folded: fold(name), is_open: is_open ? 1 : 0, position: Number(position) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds the usual categories that the church does not have yet. */
export async function addUsualCategories(db: Db): Promise<void> {
  const rows = await db.selectFrom('spending_category').select('name_folded').execute()
  const taken = new Set(rows.map(({ name_folded }) => name_folded))
  for (const name of usual) if (!taken.has(fold(name))) await addCategory(db, { name, is_open: true })
}

/** Changes a category. Throws 404, 400 for a taken name, and 409 for another version. */
export async function changeCategory(
  db: Db,
  id: number,
  { name, is_open, version }: CategoryForm,
): Promise<void> {
  const category = await findCategory(db, id)
  if (!category) refuse(404, bookRefusals.noCategory)
  if (version !== undefined && version !== category.version)
    refuse(409, bookRefusals.somebodyElseChangedCategory)
  await refuseTaken(db, name, id)
  await db
    .updateTable('spending_category')
    .set({ name, name_folded: fold(name), is_open: is_open ? 1 : 0, version: category.version + 1 })
    .where('id', '=', id)
    .execute()
}

export const findCategory = (db: Db, id: number) =>
  db.selectFrom('spending_category').selectAll().where('id', '=', id).executeTakeFirst()

async function refuseTaken(db: Db, name: string, self = 0): Promise<void> {
  const other = await db
    .selectFrom('spending_category')
    .select('id')
    .where('name_folded', '=', fold(name))
    .where('id', '<>', self)
    .executeTakeFirst()
  if (other) refuseFields({ name: [bookRefusals.thereCategoryName] })
}
