import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/own-node.mjs'
import { type Names, namesOf } from './names.ts'
import { type Line, lines, places } from './resource/lines.ts'

/** What a command writes: `made` are new files, `changed` those that list resources. Paths are from the root. */
export type Plan = { made: Map<string, string>; changed: Map<string, string> }

/** The files of a new resource, `services/prayer-room`, from table to screen. Throws a sentence for a name that cannot be one. */
export function planResource(resource: string, plural?: string): Plan {
  const names: Names = { ...namesOf(resource, plural), migration: nextMigration() }
  const template = (name: string) => readFileSync(join(import.meta.dirname, 'resource', name), 'utf8')
  const made = new Map(
    Object.entries(places).map(([name, place]) => [filled(place, names), filled(template(name), names)]),
  )
  const changed = new Map<string, string>()
  for (const line of lines) {
    const text = changed.get(line.file) ?? readFileSync(join(root, line.file), 'utf8')
    const at = placeOf(line, text, names)
    changed.set(line.file, text.slice(0, at) + filled(line.line, names) + text.slice(at))
  }
  return { made, changed }
}

/** Where in a text the line goes. Throws where the text has changed so that nobody knows. */
function placeOf(line: Line, text: string, names: Names): number {
  const words = 'before' in line ? line.before : line.behind
  const from = line.within === undefined ? 0 : text.indexOf(filled(line.within, names))
  const at = from < 0 ? -1 : text.indexOf(words, from)
  if (at < 0)
    throw new Error(`${line.file} has no "${words}" any more: scripts/new/resource/lines.ts has to follow.`)
  return 'before' in line ? at : at + words.length
}

const filled = (template: string, names: Names): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: keyof Names) => names[name])

/** Migrations are numbered; a landed one is never edited. */
function nextMigration(): string {
  const files = readdirSync(join(root, 'src/server/platform/db/migrations'))
  const numbers = files.map((file) => Number.parseInt(file, 10) || 0)
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}
