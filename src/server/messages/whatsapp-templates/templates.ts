import { asVariable, fillTemplate, templateLimit } from '../../../lib/text/whatsapp-template.ts'
import type { Db } from '../../platform/db/tables.ts'
import type {
  ReadTemplate,
  WhatsAppChannel,
  WhatsAppContent,
} from '../../platform/delivery/whatsapp/channel.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'

/** A template in one language. */
export type Variant = Omit<ReadTemplate, 'status' | 'lacks'>

/** Every template as it was read last, by name and language. */
export async function listTemplates(db: Db) {
  const rows = await db
    .selectFrom('whatsapp_template')
    .selectAll()
    .orderBy('name')
    .orderBy('language')
    .limit(1000)
    .execute()
  return rows.map(({ variables, ...row }) => ({ ...row, variables: JSON.parse(variables) as string[] }))
}

/** Reads the templates from the service and keeps them in place of those from before. A sentence where that failed: then those stay. */
export async function refreshTemplates(
  db: Db,
  channel: WhatsAppChannel,
  now: Date,
): Promise<{ why?: string }> {
  const read = await channel.readTemplates()
  if ('why' in read) return read
  const at = now.toISOString()
  await db.transaction().execute(async (transaction) => {
    for (const { variables, ...template } of read.templates) {
      const row = { ...template, variables: JSON.stringify(variables), read_at: at }
      await transaction
        .insertInto('whatsapp_template')
        .values(row)
        .onConflict((before) => before.columns(['name', 'language']).doUpdateSet(row))
        .execute()
    }
    await transaction.deleteFrom('whatsapp_template').where('read_at', '<', at).execute()
  })
  return {}
}

/** The templates that a message may have, once a name: in English where there is that. */
export async function listOffered(db: Db) {
  const sendable = (await listTemplates(db)).filter((one) => one.status === 'APPROVED' && one.lacks === '')
  return [...new Set(sendable.map(({ name }) => name))].flatMap((wanted) => {
    const variant = variantFor(
      sendable.filter(({ name }) => name === wanted),
      'en',
    )
    if (!variant) return []
    const { name, category, body, variables } = variant
    return [{ name, category, body, variables }]
  })
}

/** Reads them again where they are older than this, in milliseconds. */
const freshFor = 6 * 60 * 60 * 1000

/** Reads the templates of the service again where they are old; what fails is tried with the next call. */
export async function keepTemplatesFresh(db: Db, channel: WhatsAppChannel, now: Date): Promise<void> {
  const newest = await db
    .selectFrom('whatsapp_template')
    .select((row) => row.fn.max('read_at').as('at'))
    .executeTakeFirst()
  if (newest?.at && now.getTime() - Date.parse(newest.at) < freshFor) return
  await refreshTemplates(db, channel, now)
}

/** What of a message says by which template it goes: '' for the church's general one, whose one variable is the words. */
export type ByTemplate = { template: string; template_values: string }

/** A template that can be sent, and the words of its variables, in which placeholders are still to be filled. */
export type Usable = { variants: Variant[]; valuesOf: (text: string) => readonly string[] }

/** The template of a message with its approved languages; undefined where it cannot be sent so. */
export async function findUsable(
  db: Db,
  { template, template_values }: ByTemplate,
): Promise<Usable | undefined> {
  const name = template || (await readChurchSettings(db)).whatsapp_template
  if (!name) return undefined
  const values = template ? (JSON.parse(template_values) as string[]) : undefined
  const variants = (await listTemplates(db)).filter(
    (one) =>
      one.name === name &&
      one.status === 'APPROVED' &&
      one.lacks === '' &&
      one.variables.length === (values?.length ?? 1),
  )
  return variants.length > 0 ? { variants, valuesOf: (text) => values ?? [text] } : undefined
}

/** The language of a template for a person: their own, else English, else whatever there is. */
function variantFor(variants: readonly Variant[], language: string): Variant | undefined {
  const of = (wanted: string) =>
    variants.find((one) => one.language.toLowerCase().split('_')[0] === wanted.toLowerCase())
  return of(language) ?? of('en') ?? variants[0]
}

type Filled = { content: WhatsAppContent; text: string; category: string; length: number }

/** A template as one person gets it. `fill` fills placeholders, `text` are the words of the message. */
export function contentFor(
  { variants, valuesOf }: Usable,
  { language, fill, text }: { language: string; fill: (words: string) => string; text: string },
): Filled | undefined {
  const variant = variantFor(variants, language)
  if (!variant) return undefined
  const { name, header, body, footer, variables, category } = variant
  const values = valuesOf(text).map((words) => asVariable(fill(words)))
  const filled = fillTemplate(body, variables, values)
  return {
    content: { kind: 'template', name, language: variant.language, variables, values },
    text: [header, filled, footer].filter(Boolean).join('\n\n'),
    category,
    length: filled.length,
  }
}

/** Whether the words of a person make a template too long for the service. */
export const isTooLong = ({ length }: Pick<Filled, 'length'>): boolean => length > templateLimit

/** What one message of a category costs, in the smallest unit. */
export async function priceOf(db: Db): Promise<(category: string) => number> {
  const settings = await readChurchSettings(db)
  return (category) => {
    const kind = category.toUpperCase()
    if (kind.startsWith('MARKETING')) return settings.whatsapp_price_marketing
    return kind === 'SERVICE' ? settings.whatsapp_price_service : settings.whatsapp_price_utility
  }
}
