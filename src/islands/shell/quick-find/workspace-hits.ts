import { knownRights } from '../../../lib/browser/kept-workspace.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { actions } from '../../../lib/workspace/actions.ts'
import { helpOf } from '../../../lib/workspace/help.ts'
import { ownPages } from '../../../lib/workspace/own-pages.ts'
import { mayOpen } from '../../../lib/workspace/section.ts'
import { workspace } from '../../../lib/workspace/sections.ts'
import { churchSettings, ownSettings, type SettingsGroup } from '../../../lib/workspace/settings.ts'
import { shownName } from '../../../lib/workspace/shown-name.ts'
import { readAccount } from '../../../stores/member.ts'
import { findWords } from '../messages.ts'
import type { Hit } from './hit.ts'

/** The actions, sections and settings of who is signed in, by the one registry of the workspace. They need no network. */
export function workspaceHits(): Hit[] {
  const held = knownRights(readAccount() ?? {})
  const settings = [
    ...settingsOf(ownSettings(), '/settings#'),
    ...(held.includes('admin') ? settingsOf(churchSettings(), '/super-admin#settings?at=') : []),
  ]
  const may = actions.filter((action) => isHere(action) && mayOpen(action, held))
  const open = workspace.flatMap((group) =>
    group.sections
      .filter((section) => isHere(section) && mayOpen(section, held))
      .map((section) => ({ ...section, of: group.name })),
  )
  const own = ownPages.filter(isHere)
  return [
    ...may.map((one) => hitOf(one, findWords.actions)),
    ...open.map((one) => ({
      ...hitOf(one, findWords.sections),
      line: shownName(one.of),
      words: `${one.name} ${one.words} ${one.of} ${shownName(one.of)}`,
    })),
    ...own.map((one) => hitOf(one, findWords.sections)),
    ...settings,
    ...[...may, ...open, ...own.filter(({ address }) => address !== '/help')].map(
      ({ name, address, words }) => ({
        group: findWords.sections,
        title: findWords.help({ name: shownName(name) }),
        href: helpOf(address),
        words: `${name} ${words}`,
      }),
    ),
  ]
}

/** It is found by its English name, too. */
const hitOf = (one: { name: string; address: string; words: string }, group: string): Hit => ({
  group,
  title: shownName(one.name),
  href: one.address,
  words: `${one.name} ${one.words}`,
})

/** Whether the church uses what it belongs to. */
const isHere = ({ module }: { module?: ModuleId | readonly ModuleId[] }) => !module || isUsed(module)

const settingsOf = (groups: readonly SettingsGroup[], at: string): Hit[] =>
  groups.flatMap(({ name, settings }) =>
    settings.filter(isHere).map((one) => ({
      ...hitOf({ ...one, address: at + one.id }, findWords.settings),
      line: shownName(name),
    })),
  )
