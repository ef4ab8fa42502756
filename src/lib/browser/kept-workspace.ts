import { type Known, rightsOf } from '../workspace/rights.ts'
import type { Right } from '../workspace/section.ts'
import { readJson } from './browser-storage.ts'
import { workspaceKey } from './clear-storage.ts'

type Found = { username?: unknown; may?: unknown; waiting?: unknown }
type Kept = { may: readonly Right[]; waiting: Record<string, unknown> }

/** What the server last said of the workspace of this user: the rights that only it knows, and what waits. Nothing of it is validated. */
export function readKeptWorkspace({ username }: { username?: unknown }): Kept {
  const kept: Found = Object(readJson(workspaceKey))
  const isTheirs = kept.username === username
  return {
    may: isTheirs && Array.isArray(kept.may) ? kept.may : [],
    waiting: isTheirs ? Object(kept.waiting) : {},
  }
}

/** Every right of a user that this device knows: what the account says, and what the server last said. */
export const knownRights = (user: Known & { username?: unknown }): Right[] => [
  ...rightsOf(user),
  ...readKeptWorkspace(user).may,
]
