import { type ComponentType, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'

type Section = { id: string; name: string; Section: ComponentType }
type Props = { title: string; subtitle: string; sections: readonly Section[] }

/** A dashboard of sections, each with an address (`#users`): linkable, and Back works. On a phone they are a bar at the bottom. */
export function StaffShell({ title, subtitle, sections }: Props) {
  const { id, Section, name } = useSection(sections)
  const main = useFocusOnChange(id)
  return (
    <div className="staff">
      <header className="staff-title">
        <h1>{title}</h1>
        <p className="lede">{subtitle}</p>
      </header>
      <nav className="staff-nav" aria-label="Sections">
        <ul>
          {sections.map((one) => (
            <li key={one.id}>
              <a href={`#${one.id}`} aria-current={one.id === id ? 'page' : undefined}>
                {one.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="staff-main" ref={main} tabIndex={-1} aria-label={name}>
        <Suspense
          fallback={
            <p className="flex items-center gap-3" role="status" aria-busy="true">
              <span className="spinner" aria-hidden="true" /> Loading {name}…
            </p>
          }
        >
          <Section />
        </Suspense>
      </section>
    </div>
  )
}

const none: Section = { id: '', name: '', Section: () => null }

function useSection(sections: readonly Section[]): Section {
  const id = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => location.hash.slice(1),
    () => '',
  )
  return sections.find((section) => section.id === id) ?? sections[0] ?? none
}

/** Who chose another section reads on there; not on the first view. */
function useFocusOnChange(id: string) {
  const main = useRef<HTMLElement>(null)
  const chosen = useRef(false)
  useEffect(() => {
    const choose = () => {
      chosen.current = true
    }
    addEventListener('hashchange', choose)
    return () => removeEventListener('hashchange', choose)
  }, [])
  useEffect(() => {
    if (!id || !chosen.current) return
    chosen.current = false
    main.current?.focus({ preventScroll: true })
    main.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return main
}
