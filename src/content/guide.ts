import type { ImageMetadata, MarkdownHeading, MarkdownInstance } from 'astro'
import { z } from 'astro/zod'
import type { Off } from '../lib/modules/modules.ts'
import { foldedWords } from '../lib/text/fold.ts'
import { groups } from '../lib/workspace/groups.ts'
import { helpOf } from '../lib/workspace/help.ts'
import { ownPages } from '../lib/workspace/own-pages.ts'
import { isPlaceUsed } from '../lib/workspace/section.ts'
import { allSections } from '../lib/workspace/sections.ts'

/* The help of the product: docs/guide has a Markdown file for each section of the workspace and each own page of a member. */

/** What stands at the head of a file of docs/guide (docs/guide/README.md). */
const Head = z.strictObject({
  /** The sections that it is about: their addresses, with `-` for `#`. */
  sections: z.array(z.string()).min(1),
  title: z.string(),
  lede: z.string(),
  /** The names of other pages. */
  see: z.array(z.string()),
  /** What its picture shows. */
  picture: z.string().optional(),
})

const texts = import.meta.glob<MarkdownInstance<Record<string, unknown>>>('../../docs/guide/*/*.md', {
  eager: true,
})
const pictures = import.meta.glob<ImageMetadata>('../../docs/guide/pictures/*.webp', {
  eager: true,
  import: 'default',
})

const nameOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '')

const pictureOf = new Map(Object.entries(pictures).map(([file, picture]) => [nameOf(file), picture]))

/** Every place that has help, a member's own pages first, then the workspace in the order of its menu. */
const places = [
  ...ownPages.map((page) => ({ ...page, group: 'Your own pages' })),
  ...groups.flatMap(({ id, name }) =>
    allSections.filter(({ group }) => group === id).map((section) => ({ ...section, group: name })),
  ),
]

const tasksOf = (headings: readonly MarkdownHeading[]): string[] =>
  headings.flatMap(({ depth, text }) => (depth === 3 ? [text] : []))

const emptyWords = new Set([
  'the',
  'and',
  'for',
  'with',
  'from',
  'who',
  'what',
  'one',
  'your',
  'that',
  'use',
  'see',
])

/** Without those that say nothing. */
const wordSet = (text: string) =>
  new Set(foldedWords(text).filter((word) => word.length > 2 && !emptyWords.has(word)))

const guide = Object.entries(texts).map(([file, { frontmatter, Content, getHeadings }]) => {
  const { sections, picture, ...head } = Head.parse(frontmatter)
  const name = nameOf(file)
  const image = pictureOf.get(name)
  const about = places.filter(({ address }) => sections.includes(helpOf(address).slice('/help/'.length)))
  return {
    ...head,
    name,
    sections,
    about,
    /** The group under which the index lists it. */
    group: about[0]?.group ?? '',
    Content,
    picture: image && picture ? { ...image, text: picture } : undefined,
    /** What it tells how to do. */
    tasks: tasksOf(getHeadings()),
    /** The words by which it is found beside its title and its lede. */
    words: [...wordSet(tasksOf(getHeadings()).join(' ')).difference(wordSet(`${head.title} ${head.lede}`))],
  }
})

type HelpPage = (typeof guide)[number]

const isUsed = ({ about }: HelpPage, off: Off): boolean => about.some((place) => isPlaceUsed(place, off))

/** The help page of an address `/help/<name>`; `unused` where the church uses none of its sections, undefined where there is none. */
export function findHelp(name: string | undefined, off: Off): HelpPage | 'unused' | undefined {
  const page = guide.find(({ sections }) => sections.some((section) => section === name))
  return page && !isUsed(page, off) ? 'unused' : page
}

/** The pages that another one names at its end, of what the church uses. */
export const helpBeside = ({ see }: HelpPage, off: Off): HelpPage[] =>
  see.flatMap((name) => guide.filter((page) => page.name === name && isUsed(page, off)))

/** All help pages of what the church uses, by groups, each in the order of its menu. */
export function helpByGroup(off: Off): { name: string; pages: HelpPage[] }[] {
  const used = guide.filter((page) => isUsed(page, off))
  const place = ({ about: [first] }: HelpPage) =>
    places.findIndex(({ address }) => address === first?.address)
  const ordered = used.toSorted((one, other) => place(one) - place(other))
  return [...Map.groupBy(ordered, ({ group }) => group)].map(([name, pages]) => ({ name, pages }))
}
