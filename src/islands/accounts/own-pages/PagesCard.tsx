import { ownPagesWords } from './messages.ts'

/** The pages that were given to the member, each with the way to its editor. */
export function PagesCard({ paths }: { paths: readonly string[] }) {
  return (
    <section className="card grid gap-3 p-4 mb-5" aria-labelledby="my-pages">
      <h2 id="my-pages">{ownPagesWords.myPages}</h2>
      <ul className="grid">
        {paths.map((path) => (
          <li key={path}>
            <a className="more" href={`/my-pages#pages?page=${path}`}>
              {ownPagesWords.edit({ path })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
