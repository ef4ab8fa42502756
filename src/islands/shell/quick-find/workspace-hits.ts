import { knownRights } from '../../../lib/browser/kept-workspace.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { actions } from '../../../lib/workspace/actions.ts'
import { helpOf } from '../../../lib/workspace/help.ts'
import { ownPages } from '../../../lib/workspace/own-pages.ts'
import { mayOpen } from '../../../lib/workspace/section.ts'
import { workspace } from '../../../lib/workspace/sections.ts'
import { churchSettings, ownSettings, type SettingsGroup } from '../../../lib/workspace/settings.ts'
import { readAccount } from '../../../stores/member.ts'
import type { Hit } from './hit.ts'

/** The actions, sections and settings of who is signed in, by the one registry of the workspace. They need no network. */
export function workspaceHits(): Hit[] {
  const held = knownRights(readAccount() ?? {})
  const settings = [
    ...settingsOf(ownSettings(), '/settings#'),
    ...(held.includes('admin') ? settingsOf(churchSettings, '/super-admin#settings?at=') : []),
  ]
  const may = actions.filter((action) => isHere(action) && mayOpen(action, held))
  const open = workspace.flatMap((group) =>
    group.sections
      .filter((section) => isHere(section) && mayOpen(section, held))
      .map((section) => ({ ...section, line: group.name })),
  )
  const own = ownPages.filter(isHere)
  return [
    ...may.map(({ name, address, words }) => ({ group: 'Actions', title: name, href: address, words })),
    ...open.map(({ name, address, words, line }) => ({
      group: 'Sections',
      title: name,
      line,
      href: address,
      words: `${words} ${line}`,
    })),
    ...own.map(({ name, address, words }) => ({ group: 'Sections', title: name, href: address, words })),
    ...settings,
    ...[...may, ...open, ...own.filter(({ address }) => address !== '/help')].map(
      ({ name, address, words }) => ({
        group: 'Sections',
        title: `Help: ${name}`,
        href: helpOf(address),
        words,
      }),
    ),
  ]
}

/** Whether the church uses what it belongs to. */
const isHere = ({ module }: { module?: ModuleId | readonly ModuleId[] }) => !module || isUsed(module)

const settingsOf = (groups: readonly SettingsGroup[], at: string): Hit[] =>
  groups.flatMap(({ name, settings }) =>
    settings.filter(isHere).map(({ id, name: title, words }) => ({
      group: 'Settings',
      title,
      line: name,
      href: at + id,
      words,
    })),
  )
