import { workspaceWords } from '../texts/settings/workspace.ts'

/** A name of the registry as its reader sees it. */
export const shownName = (name: string): string => workspaceWords.name({ name })
