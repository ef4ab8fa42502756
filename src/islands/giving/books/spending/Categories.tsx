import { call } from '../../../../lib/api/call.ts'
import {
  addCategory,
  addUsualCategories,
  changeCategory,
  listCategories,
} from '../../../../lib/contract/giving/calls/spending.ts'
import { type CategoryAnswer, CategoryForm } from '../../../../lib/contract/giving/spending.ts'
import { useAct } from '../../../../stores/useAct.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { spendingWords as words } from './messages.ts'

const load = () => call(listCategories)

/** What money is spent on. */
export function Categories({ isTreasurer }: { isTreasurer: boolean }) {
  const { data: all, edit, reload } = useOnOpen(useLoaded(load, words.categoriesNotLoaded))
  const [busy, act] = useAct()
  const show = (now: CategoryAnswer[]) => edit(() => now)
  const { actions, add, opened } = useActs<CategoryAnswer>({
    acts: [
      {
        name: words.edit,
        dialog: (category, dialog) => <CategoryEditor {...dialog} category={category} show={show} />,
      },
    ],
    add: (dialog) => <CategoryEditor {...dialog} show={show} />,
    nameOf: ({ name }) => name,
    outdated: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.categories}</h2>
        {isTreasurer && (
          <div className="flex flex-wrap gap-3">
            <button
              className="btn"
              type="button"
              disabled={busy}
              onClick={() => void act(async () => show(await call(addUsualCategories)), words.usualAdded)}
            >
              {words.addUsual}
            </button>
            <button className="btn btn-primary" type="button" onClick={add}>
              {words.addCategory}
            </button>
          </div>
        )}
      </div>
      {all?.length === 0 && <p className="empty">{words.categoriesEmpty}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {all?.map((category) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={category.id}>
            <span className="grid">
              <strong>{category.name}</strong>
              <span className="hint">{category.is_open ? words.open : words.closed}</span>
            </span>
            {isTreasurer && actions(category)}
          </li>
        ))}
      </ul>
      {opened}
    </div>
  )
}

type Props = ActDialog & { category?: CategoryAnswer; show: (all: CategoryAnswer[]) => void }

function CategoryEditor({ category, show, ...dialog }: Props) {
  return (
    <FieldsDialog
      {...dialog}
      title={category ? words.editCategory({ name: category.name }) : words.addCategory}
      schema={CategoryForm}
      fields={[
        { name: 'name', label: words.name, maxLength: 60, required: true },
        { kind: 'tick', name: 'is_open', label: words.openCategory, start: true },
      ]}
      row={category}
      save={async (body) =>
        show(await (category ? call(changeCategory, { id: category.id, body }) : call(addCategory, { body })))
      }
      saved={words.categorySaved}
    />
  )
}
