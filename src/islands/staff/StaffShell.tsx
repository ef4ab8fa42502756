import { type ComponentType, type FocusEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { type IconName, icons } from '../../components/staff/icons.ts'
import { useSectionId } from '../../components/staff/useHash.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useLeadBack } from './useLeadBack.ts'

const EnrolBanner = lazy(() => import('./EnrolBanner.tsx').then((part) => ({ default: part.EnrolBanner })))

export type Section = {
  id: string
  name: string
  /** The name with a soft hyphen in a word that may be wider than its place in a phone's bar. */
  inBar?: string
  icon: IconName
  /** The number of entries; undefined until it is loaded. */
  count?: number | undefined
  /** The number of unread entries; shown on phones, too. */
  unread?: number | undefined
  Section: ComponentType
}
type Props = { title: string; subtitle: string; sections: readonly Section[] }

const none: Section = { id: '', name: '', icon: 'overview', Section: () => null }

/** A dashboard of sections, each with a fragment (`#users`) for links and Back. On phones the sections are a bottom bar. */
export function StaffShell({ title, subtitle, sections }: Props) {
  useLeadBack()
  const named = useSectionId()
  const active = sections.find(({ id }) => id === named) ?? sections[0] ?? none
  const main = useFocusOnChange(active.id)
  return (
    <div className="staff">
      <header className="staff-title">
        <h1>{title}</h1>
        <p className="lede">{subtitle}</p>
        <Suspense>
          <EnrolBanner />
        </Suspense>
      </header>
      <SectionBar sections={sections} active={active.id} />
      <section className="staff-main" ref={main} tabIndex={-1} aria-label={active.name}>
        <NotLoaded key={active.id}>
          <Suspense fallback={<Waiting name={active.name} />}>
            <active.Section />
          </Suspense>
        </NotLoaded>
      </section>
    </div>
  )
}

function Waiting({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-3" role="status" aria-busy="true">
      <span className="spinner" aria-hidden="true" /> Loading {name}…
    </p>
  )
}

function SectionBar({ sections, active }: { sections: readonly Section[]; active: string }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // The bar scrolls when a phone has no room for all sections: scroll the chosen one into view.
    const link = active && bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) bar.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth })
  }, [active])

  return (
    <nav className="staff-nav" aria-label="Sections" ref={bar}>
      <ul>
        {sections.map(({ id, name, inBar = name, icon, count, unread }) => (
          <li key={id}>
            <a href={`#${id}`} onFocus={showWhole} aria-current={id === active ? 'page' : undefined}>
              <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
                <path d={icons[icon]} />
              </svg>
              <span>{inBar}</span>
              {count !== undefined && <span className="staff-nav-count">{count}</span>}
              {unread ? (
                <span className="staff-nav-unread">
                  {unread}
                  <span className="sr-only"> unread</span>
                </span>
              ) : undefined}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Browsers do not scroll a partly visible link into view when it is focused with the Tab key. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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
