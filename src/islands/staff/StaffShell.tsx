import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useSectionId } from '../../components/staff/useHash.ts'
import type { ModuleId } from '../../lib/modules/modules.ts'
import { isUsed } from '../../lib/site/this-church.ts'
import { shownName } from '../../lib/workspace/shown-name.ts'
import { loadAhead } from './lazy-section.ts'
import { staffWords } from './messages.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { useLeadBack } from './useLeadBack.ts'

const EnrolBanner = lazy(() => import('./EnrolBanner.tsx').then((part) => ({ default: part.EnrolBanner })))

export type Section = {
  id: string
  name: string
  /** The module that it belongs to (docs/modules.md). */
  module?: ModuleId | undefined
  Section: ComponentType
}
type Props = {
  title: string
  subtitle: string
  sections: readonly Section[]
  /** The menu of the workspace has the page alone: its sections are listed above it. */
  isListedHere?: true
}

const none: Section = { id: '', name: '', Section: () => null }

/**
 * A page of the workspace: sections, each with a fragment (`#users`) for links and Back. The menu beside it is the layout's
 * (menu/WorkspaceMenu.astro).
 */
export function StaffShell({ title, subtitle, sections, isListedHere }: Props) {
  useLeadBack()
  const named = useSectionId()
  const isThere = ({ module }: Section) => !module || isUsed(module)
  const active = sections.find(({ id }) => id === named) ?? sections[0] ?? none
  const main = useFocusOnChange(active.id)
  const heading = useFocusOnArrival()
  useEffect(() => {
    const touched = new AbortController()
    const touch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')
      if (!link || link.pathname !== location.pathname) return
      const ahead = sections.find(({ id }) => link.hash === `#${id}`)
      if (ahead) loadAhead(ahead.Section)
    }
    addEventListener('pointerdown', touch, { signal: touched.signal })
    return () => touched.abort()
  }, [sections])
  return (
    <>
      <header className="staff-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lede">{subtitle}</p>
        <Suspense>
          <EnrolBanner />
        </Suspense>
      </header>
      {isListedHere && (
        <nav className="flex flex-wrap gap-x-5" aria-label={title}>
          {sections.filter(isThere).map(({ id, name }) => (
            <a className="more" key={id} href={`#${id}`} aria-current={id === active.id ? 'page' : undefined}>
              {shownName(name)}
            </a>
          ))}
        </nav>
      )}
      <section className="staff-main" ref={main} tabIndex={-1} aria-label={shownName(active.name)}>
        <NotLoaded key={active.id}>
          <Suspense fallback={<Waiting name={shownName(active.name)} />}>
            {isThere(active) ? <active.Section /> : <p className="empty">{staffWords.notUsed}</p>}
          </Suspense>
        </NotLoaded>
      </section>
    </>
  )
}

function Waiting({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-3" role="status" aria-busy="true">
      <span className="spinner" aria-hidden="true" /> {staffWords.loading({ name })}
    </p>
  )
}

/** Moves the focus to the section after the user changes it or goes Back to it, but not on the first view. */
function useFocusOnChange(id: string) {
  const main = useRef<HTMLElement>(null)
  const settled = useRef(false)
  useEffect(() => {
    // In this same task, the section of the URL replaces the one that the server rendered: wait until that is done.
    const timer = setTimeout(() => {
      settled.current = true
    })
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!id || !settled.current) return
    main.current?.focus({ preventScroll: true })
    main.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return main
}
