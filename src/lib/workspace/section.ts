import type { Role } from '../browser/session-storage.ts'
import type { Duty } from '../contract/accounts/duty.ts'
import type { ModuleId, Off } from '../modules/modules.ts'
import { isPageUsed } from '../modules/used.ts'
import type { GroupId } from './groups.ts'
import type { IconName } from './icons.ts'

/**
 * What lets somebody open a section: a role, a duty, that they assist a leader, that pages were given to them, or that tasks of
 * care are theirs, or that they read the answers of a form.
 */
export type Right = Exclude<Role, 'user'> | Duty | 'assistant' | 'editor' | 'carer' | 'form_reader'

/** What is counted on a badge: rows that wait for the caller (GET me/workspace/). */
export const waitingKinds = [
  'inbox',
  'tasks',
  'newcomers',
  'leader_messages',
  'contact_messages',
  'testimonies',
  'data_requests',
  'payments',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** A section of the workspace: a place with an address, which its menu, the quick find and the help know. */
export type Section = {
  /** The fragment of its address, or the last part of its path. */
  id: string
  address: string
  name: string
  group: GroupId
  icon: IconName
  /** Whoever has one of these may open it. */
  for: readonly Right[]
  /** Whoever has one of these has another section in its place. */
  unless?: readonly Right[]
  /** The name of the section under which the menu lists it. */
  within?: string
  /** What its page shows without a fragment, where that is not its first section in the menu. */
  isFirst?: true
  waiting?: WaitingKind
  /** The module that it belongs to: without it the section is not there (docs/modules.md). */
  module?: ModuleId
  /** Other words by which people look for it. */
  words: string
}

/** Whether somebody with these rights is shown a section. The server decides on each call again. */
export const mayOpen = (section: Pick<Section, 'for' | 'unless'>, held: readonly Right[]): boolean =>
  section.for.some((right) => held.includes(right)) && !section.unless?.some((right) => held.includes(right))

/** Whether the church uses a place of the workspace: a section, an action or a page of a member. */
export const isPlaceUsed = ({ address, module }: { address: string; module?: unknown }, off: Off): boolean =>
  isPageUsed(address, off) && ![...off].some((id) => id === module)
