import { readFileSync } from 'node:fs'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { beforeAll, describe, expect, test } from 'vitest'
import Blocks from '../../src/components/blocks/Blocks.astro'
import { sampleChurch } from '../../src/content/church.ts'
import { samplePages } from '../../src/content/pages/all.ts'
import { usualPages } from '../../src/content/usual-pages.ts'
import { type Block, blockKinds } from '../../src/lib/contract/website/blocks/all.ts'
import { AnyBlock } from '../../src/lib/contract/website/blocks/any-block.ts'
import { newBlock } from '../../src/lib/contract/website/blocks/block.ts'
import type { DraftBlock } from '../../src/lib/contract/website/blocks/draft.ts'
import { emptyOf, type Field, type Fields } from '../../src/lib/contract/website/blocks/field.ts'
import { ownPart } from '../../src/lib/contract/website/blocks/own-part.ts'
import { isOffered, itemsOf, type Place, type Values } from '../../src/lib/contract/website/blocks/shown.ts'
import { updates } from '../../src/lib/contract/website/blocks/updates.ts'
import { newChurch } from '../../src/lib/contract/website/church.ts'
import type { DraftDocument } from '../../src/lib/contract/website/page-draft.ts'
import { sitePages } from '../../src/lib/site/site-pages.ts'
import { findMissing, findUnseenWords } from '../../src/server/website/cms/check.ts'

/* A form asks for what the page shows, and for nothing else: otherwise words are written that nobody reads. */

type Kind = (typeof blockKinds)[number]

/** What a church has written in a field: words that stand nowhere else, or another value than that of a new block. */
function written({ input }: Field, at: string): unknown {
  switch (input.kind) {
    case 'text':
      return at.slice(0, input.limit)
    case 'long':
      return at
    case 'lines':
      return [at]
    case 'link':
      return `/events?from=${at}`
    case 'picture':
      return { key: `pages/${at}-1.webp`, description: '', decoration: true, width: 0, height: 0 }
    case 'file':
      return { key: `pages/${at}.${input.recording ? 'mp3' : 'pdf'}`, name: '', bytes: 1 }
    case 'choice':
      return input.options.at(-1)?.[0]
    case 'flag':
      return true
    case 'list':
      return [valuesOf(input.fields, at)]
    case 'number':
      return input.least
    case 'money':
      return 100
  }
}

const valuesOf = (fields: Fields, at: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, written(field, `${at}-${name}`)]))

type Step = { at: readonly (string | number)[]; field: Field; shown: boolean }

/** Each field of a block by its way from the block, and whether the form asks for it. */
function stepsOf(fields: Fields, values: Values, place: Place, before: Step['at'] = []): Step[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = [...before, name]
    const shown = isOffered(field, values, place)
    const [item] = itemsOf(values[name])
    const inside = shown && item && field.input.kind === 'list' ? field.input.fields : undefined
    return [{ at, field, shown }, ...(inside && item ? stepsOf(inside, item, place, [...at, 0]) : [])]
  })
}

/** The block with another value at a way. */
function withValue(values: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(values))
    return values.map((one: unknown, at) => (at === step ? withValue(one, rest, value) : one))
  const object = values as Record<string, unknown>
  return { ...object, [step]: withValue(object[step], rest, value) }
}

const looksOf = ({ fields }: Kind): (string | undefined)[] => {
  const look = (fields as Fields).look?.input
  return look?.kind === 'choice' ? look.options.map(([value]) => value) : [undefined]
}

const blockOf = (kind: Kind, look: string | undefined): Block =>
  AnyBlock.parse({ ...newBlock(kind, 'one'), ...valuesOf(kind.fields, 'w'), ...(look && { look }) })

/** The block without its pictures, in whose place symbols stand. */
const withoutPictures = (block: Block): Block =>
  JSON.parse(JSON.stringify(block).replaceAll(/"key":"[^"]*webp"/g, '"key":""')) as Block

const record = { id: 1, title: 'Harvest', date: '2026-11-22', time: '09:00', end_time: '', location: 'Hall' }
const service = {
  title: 'First service',
  day: 'Sunday',
  time: '09:00',
  end_time: '',
  location: '',
  description: '',
  held_in: [],
  languages: [],
}
const sermon = { id: 1, title: 'Be Still', date: '2026-11-22', speaker: 'Esi', scripture: 'Psalm 46' }
const post = {
  title: 'Harvest',
  href: '/news/harvest',
  lang: 'en',
  day: '2026-11-16',
  pinned: false,
  excerpt: 'Thanks',
  categories: [],
}
const twice = <One extends object>(one: One) => [one, { ...one, id: 2, date: '2026-11-15' }]
const data = {
  services: twice({ ...service, livestream: true }),
  sermons: twice(sermon),
  events: twice(record),
  fellowships: [{ name: 'Youth', meeting_day: 'Friday', meeting_time: '18:00', location: 'Hall' }],
  plans: [
    {
      ...{ title: 'First Service', day: '2026-11-22', start_time: '09:00', theme: 'Grace' },
      items: [{ kind: 'reading', title: 'The psalm', reference: 'Psalm 23' }],
    },
  ],
  announcements: twice({ title: 'Choir', content: 'We sing' }),
  trending: [{ kind: 'Sermon', title: 'Be Still', text: '', href: '/sermons/1' }],
  news: { '': twice(post), 'w-category': twice({ ...post, title: 'Camp' }) },
  streamed: [],
  today: '2026-11-22',
}

let container: AstroContainer

beforeAll(async () => {
  container = await AstroContainer.create()
})

/** The HTML of a block; another one stands beside it where it wants one. */
const render = (block: Block) =>
  container.renderToString(Blocks, {
    props: { blocks: [block, { ...newBlock(updates, 'other'), half: true }], data },
    locals: {
      church: { ...newChurch, ...sampleChurch, version: 0 },
      pages: new Map(),
      off: new Set(),
      churchAttributes: {},
      live: undefined,
      language: 'en',
      offered: [],
      drafts: [],
      isClosed: false,
      isSeenEarly: false,
      foreign: undefined,
    },
  })

const inLooks = blockKinds
  .filter(({ kind }) => kind !== 'own-part')
  .flatMap((kind) =>
    looksOf(kind).map((look) => [look ? `${kind.kind} (${look})` : kind.kind, kind, look] as const),
  )

describe('a block with every field filled', () => {
  test.each(inLooks)('%s shows each field that its form asks for, and no other', async (_, kind, look) => {
    const whole = blockOf(kind, look)

    for (const block of [whole, withoutPictures(whole)]) {
      const html = await render(block)
      for (const { at, field, shown } of stepsOf(kind.fields, block, { block, path: '/' })) {
        if (at[0] === 'look' || (field.input.kind === 'picture' && block !== whole)) continue
        const emptied = await render(withValue(block, at, field.empty) as Block)

        expect({ at: at.join('.'), shown: emptied !== html }).toEqual({ at: at.join('.'), shown })
      }
    }
  })

  test.each(sitePages)('the form of what %s does asks for the fields that the page reads', (path) => {
    const file = new URL(`../../src/pages${path === '/' ? '/index' : path}.astro`, import.meta.url)
    const [, read] = /const \{ ([^}]+) \} = ownPartOf/.exec(readFileSync(file, 'utf8')) ?? []
    const block = AnyBlock.parse({ ...newBlock(ownPart, 'one'), ...valuesOf(ownPart.fields, 'w') })
    const names = read?.split(', ').filter((name) => name !== 'id')

    const offered = Object.entries<Field>(ownPart.fields).filter(([, field]) =>
      isOffered(field, block, { block, path }),
    )

    if (names) expect(offered.map(([name]) => name).sort()).toEqual(names.sort())
  })
})

test('no page of the sample and none of a new church holds words that it does not show', () => {
  const usual = Object.entries(usualPages).map(([path, page]) => ({ path, document: page(newChurch) }))
  const pages = [...samplePages.map(({ place: { path }, document }) => ({ path, document })), ...usual]

  expect(pages.flatMap(({ path, document }) => findUnseenWords(document, path))).toEqual([])
})

test('words that a look does not show are named with their card, and come back with the look', () => {
  const item = { title: 'Choir', text: 'We sing', who: 'Call Esi', act: 'Come' }
  const cards = draftOf('cards', { look: 'notes', title: 'Groups', items: [{ title: 'Ushers' }, item] })
  const unseen = (block: DraftBlock) => findUnseenWords(documentOf(block), '/groups')

  expect(unseen(cards)).toEqual([
    {
      block: 'one',
      field: 'items.1.who',
      label: 'Cards “Groups”, 2',
      words: '“Whom to ask” is not shown in this look',
    },
    {
      block: 'one',
      field: 'items.1.act',
      label: 'Cards “Groups”, 2',
      words: '“Words of the link” is not shown in this look',
    },
  ])
  expect(unseen({ ...cards, look: 'programmes' }).map(({ words }) => words)).toEqual([
    '“Words of the link” is shown only with “Leads to”',
  ])
  expect(unseen({ ...cards, hidden: true })).toEqual([])
})

test('each thing that is missing is named once, with the block, the item and the field', () => {
  const steps = draftOf('steps', {
    title: 'Order',
    items: [{ title: 'Prayer', when: '9:00' }, { title: 'Hymn' }, { title: 'Sermon' }],
  })
  const come = {
    ...draftOf('call-to-action', { title: 'Come', actions: [{ label: 'Go', link: 'facebook' }] }),
    id: 'b',
  }

  const missing = findMissing(documentOf(steps, come), '/about')

  expect(missing.map(({ block, field, label }) => [block, field, label])).toEqual([
    ['one', 'items.1.when', 'Steps “Order”, 2'],
    ['one', 'items.2.when', 'Steps “Order”, 3'],
    ['b', 'actions.0.link', 'Invitation “Come”, button 1'],
  ])
  expect(missing.map(({ words }) => words).slice(0, 2)).toEqual(['Please say when', 'Please say when'])
})

test('a picture without a description is named with its place, and one in a hidden block as well', () => {
  const picture = { key: 'pages/a.webp', description: '', decoration: false, width: 1, height: 1 }
  const gallery = draftOf('gallery', { items: [{ picture: { ...picture, decoration: true } }, { picture }] })

  expect(findMissing(documentOf(gallery), '/about').map(({ field, label }) => [field, label])).toEqual([
    ['items.1.picture.description', 'Gallery, 2'],
  ])
})

/** A block of a draft from what was written in it. */
function draftOf(kind: string, given: Values): DraftBlock {
  const blockKind = blockKinds.find((one) => one.kind === kind)
  if (!blockKind) throw new Error(`There is no block ${kind}`)
  const fill = (fields: Fields, values: Values): Values => ({
    ...emptyOf(fields),
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const input = fields[name]?.input
        return [name, input?.kind === 'list' ? itemsOf(value).map((item) => fill(input.fields, item)) : value]
      }),
    ),
  })
  return { id: 'one', kind, hidden: false, ...fill(blockKind.fields, given) }
}

const documentOf = (...blocks: DraftBlock[]): DraftDocument => ({
  title: 'Groups',
  description: '',
  share: { title: '', symbol: '', tone: 'forest' },
  blocks,
})
