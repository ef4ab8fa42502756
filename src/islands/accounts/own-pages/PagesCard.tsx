/** The pages that were given to the member, each with the way to its editor. */
export function PagesCard({ paths }: { paths: readonly string[] }) {
  return (
    <section className="card grid gap-3 p-4 mb-5" aria-labelledby="my-pages">
      <h2 id="my-pages">My pages</h2>
      <ul className="grid">
        {paths.map((path) => (
          <li key={path}>
            <a className="more" href={`/my-pages#pages?page=${path}`}>
              Edit {path}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
