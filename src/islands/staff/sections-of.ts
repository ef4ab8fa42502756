import type { ComponentType } from 'react'
import type { ModuleId } from '../../lib/modules/modules.ts'
import type { Section } from './StaffShell.tsx'

/** The sections of a page under the names that they have in the workspace, each with what it shows. */
export const sectionsOf = <Id extends string>(
  registered: readonly { id: Id; name: string; module?: ModuleId }[],
  parts: Record<Id, ComponentType>,
): (Section & { id: Id })[] =>
  registered.map(({ id, name, module }) => ({ id, name, module, Section: parts[id] }))
