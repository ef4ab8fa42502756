import type { Block } from '../../../lib/contract/website/blocks/all.ts'
import { newChurch, type SetupAnswer, type SetupStep } from '../../../lib/contract/website/church.ts'
import { hasInvited } from '../../accounts/invitations/repo.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch, readChurchSettings, storedModules } from '../../settings/church-settings/repo.ts'
import { readPublished } from '../cms/published.ts'

/** How far the set-up of the church is. Where it `mails` nothing, visitors need not give an e-mail address (docs/specification/settled.md). */
export async function readSetup(db: Db, { now, mails }: { now: Date; mails: boolean }): Promise<SetupAnswer> {
  const { version, opened, setup_skipped, ...church } = await readChurch(db)
  const done: Record<SetupStep, boolean> = {
    name: church.name !== newChurch.name,
    reach: [church.places, church.telephones, church.emails].some((list) => list.length > 0),
    services: await hasRow(db, 'service'),
    fellowship: await hasRow(db, 'fellowship'),
    modules: (await storedModules(db)).version > 0,
    giving: church.giving_ways.length > 0 || (await blocksAt(db, '/give')).some(isWritten),
    words: (await blocksAt(db, '/')).some((block) => saysMore(block, church.tagline)),
    staff: (await staffOf(db)) > 1 || (await hasInvited(db, now)),
    contact: mails || (await readChurchSettings(db)).contact_by_either,
  }
  const steps = (Object.keys(done) as SetupStep[])
    .filter((step) => step !== 'contact' || !mails)
    // A church that was open before there were modules uses all of them, and is not asked.
    .filter((step) => step !== 'modules' || !opened)
    .map((step) => ({ step, done: done[step], skipped: setup_skipped.includes(step) }))
  return { version, opened, steps }
}

/** What visitors read at an address that the church has written itself. */
async function blocksAt(db: Db, path: string): Promise<Block[]> {
  const page = await readPublished(db, path)
  return page?.document.blocks.filter(({ hidden }) => !hidden) ?? []
}

/** Whether a block is more than the heading and the form that the site shows by itself. */
const isWritten = ({ kind }: Block): boolean => kind !== 'hero' && kind !== 'own-part'

/** Whether a block has a text, other than the line about the church that the home page begins with by itself. */
function saysMore(block: Block, tagline: string): boolean {
  const text = 'text' in block ? block.text.trim() : ''
  return text !== '' && text !== tagline
}

const hasRow = async (db: Db, table: 'service' | 'fellowship'): Promise<boolean> =>
  (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined

async function staffOf(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((account) => account.fn.countAll<number>().as('count'))
    .where('role', '!=', 'user')
    .executeTakeFirstOrThrow()
  return count
}
