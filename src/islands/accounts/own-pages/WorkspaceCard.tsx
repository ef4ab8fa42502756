import { isUsed } from '../../../lib/site/this-church.ts'
import { mayOpen, type Right } from '../../../lib/workspace/section.ts'
import { workspace } from '../../../lib/workspace/sections.ts'
import { shownName } from '../../../lib/workspace/shown-name.ts'
import { ownPagesWords } from './messages.ts'

/** Every section of the workspace that a member with these rights may open, in its groups. */
export function WorkspaceCard({ held }: { held: readonly Right[] }) {
  const groups = workspace
    .map((group) => ({
      ...group,
      sections: group.sections.filter(
        (one) => mayOpen(one, held) && (!one.module || isUsed(one.module)) && one.address !== '/dashboard',
      ),
    }))
    .filter(({ sections }) => sections.length > 0)
  return (
    <nav className="card grid gap-3 p-4" aria-labelledby="workspace">
      <h2 id="workspace">{ownPagesWords.workspace}</h2>
      {groups.map(({ id, name, sections }) => (
        <div key={id}>
          <h3 className="text-base">{shownName(name)}</h3>
          <ul className="flex flex-wrap gap-x-5">
            {sections.map((one) => (
              <li key={one.address}>
                <a className="more" href={one.address}>
                  {shownName(one.name)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
