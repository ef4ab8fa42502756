import { define } from '../../words/define.ts'

/**
 * The names in the registry of the workspace (lib/workspace): its groups, sections and actions, the pages of a member, and the settings.
 * They are data, so that a language has them by names.
 */
export const workspaceWords = define('workspace', { name: '{name}' })
