import { blockKinds } from '../../../../lib/contract/website/blocks/all.ts'
import type { DraftDocument } from '../../../../lib/contract/website/page-draft.ts'
import type { Outcome, Prepared, Taken } from './import-wordpress.ts'
import { decoded } from './places.ts'

const outcomes: Readonly<Record<Outcome, string>> = {
  added: 'a new draft',
  changed: 'the draft of an earlier import, made anew',
  same: 'here already, and the same',
  kept: 'here already, and worked on since: left as it is',
}

/** What an import did, or would do, in plain words: page by page, then what the export has besides. */
export function reportOf(
  { left, pictures, files }: Prepared,
  taken: readonly Taken[],
  isDone: boolean,
): string[] {
  const count = (outcome: Outcome) => taken.filter((one) => one.outcome === outcome).length
  const sum = `${count('added')} new drafts, ${count('changed')} made anew, ${count('same') + count('kept')} left as they are`
  return [
    isDone ? `Taken from WordPress: ${sum}.` : `This would be taken from WordPress: ${sum}.`,
    `${publishedWords(taken, isDone)} Pictures: ${pictures.found} found, ${pictures.missing.length} not found. Files: ${files.found} found, ${files.missing.length} not found.`,
    ...taken.flatMap(pageReport),
    ...(left.length > 0 ? ['', 'Not taken:', ...left.map((one) => `- ${one}`)] : []),
    ...(pictures.missing.length > 0
      ? ['', 'Pictures that were not found:', ...pictures.missing.map((one) => `- ${one}`)]
      : []),
    ...(files.missing.length > 0
      ? ['', 'Files that were not found:', ...files.missing.map((one) => `- ${one}`)]
      : []),
  ]
}

/** What visitors see of it. */
function publishedWords(taken: readonly Taken[], isDone: boolean): string {
  const shown = taken.filter(({ isShown }) => isShown).length
  const left = taken.filter(({ page, isShown }) => page.wasShown && !isShown).length
  const hint = left > 0 ? ' Posts that were public before are published with --publish-posts.' : ''
  if (shown === 0) return `Nothing is published.${hint}`
  return `${isDone ? 'Published' : 'Would be published'}: ${shown} posts, as they were.`
}

function pageReport({ page, outcome, path, isShown }: Taken): string[] {
  const { document, from, why, notes } = page
  const moved = why ? [`- It stood at ${decoded(from)}: ${why}.`] : []
  return [
    '',
    `${document.title} (${path}): ${outcomes[outcome]}${isShown ? ', published' : ''}`,
    ...moved,
    `- Came: ${contentsOf(document)}.`,
    ...(outcome === 'kept' ? [] : notes.map((one) => `- ${one}`)),
  ]
}

/** The blocks of a page by kind, in the order in which an editor knows them. */
function contentsOf({ blocks }: DraftDocument): string {
  const told = blockKinds.flatMap(({ kind, name }) => {
    const count = blocks.filter((block) => block.kind === kind).length
    if (count === 0) return []
    return [count === 1 ? name : `${count} × ${name}`]
  })
  return told.join(', ')
}
