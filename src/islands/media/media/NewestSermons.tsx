import { useContext } from 'react'
import { When } from '../../../components/staff/When.tsx'
import { mediaWords } from './messages.ts'
import { SermonListContext } from './useSermonList.ts'

/** The number of rows: enough to see whether the last upload arrived. */
const most = 5

/** The number of sermons, and the newest ones. */
export function NewestSermons() {
  const sermons = useContext(SermonListContext)
  const { part, loading } = sermons ?? {}
  const rows = part?.rows
  return (
    <section className="grid max-w-2xl gap-3" aria-labelledby="newest">
      <div className="staff-head">
        <h2 id="newest">{mediaWords.newestSermons}</h2>
        <p className="text-ink-soft" role="status">
          {rows && mediaWords.sermonCount({ count: rows.length })}
        </p>
      </div>
      {!rows && !loading && (
        <p>
          <button className="btn" type="button" onClick={() => void sermons?.reload()}>
            {mediaWords.tryAgain}
          </button>
        </p>
      )}
      {!rows && loading && <div className="skeleton min-h-40" aria-hidden="true" />}
      {rows?.length === 0 && <p className="empty">{mediaWords.noSermonsFound}</p>}
      <ul className="grid gap-2">
        {rows?.slice(0, most).map(({ id, title, preacher, date }) => (
          <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2" key={id}>
            <a href={`/media-dashboard/edit-sermon/${id}`}>{title}</a>
            <span className="text-ink-soft">
              {preacher}, <When date={date} />
            </span>
          </li>
        ))}
      </ul>
      {rows && rows.length > most && (
        <p>
          <a href="#sermons">{mediaWords.allSermons}</a>
        </p>
      )}
    </section>
  )
}
