import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useSectionId } from '../../components/staff/useHash.ts'
import { type IconName, icons } from '../../lib/workspace/icons.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useLeadBack } from './useLeadBack.ts'

const EnrolBanner = lazy(() => import('./EnrolBanner.tsx').then((part) => ({ default: part.EnrolBanner })))

export type Section = {
  id: string
  name: string
  /** Its short name in a phone's bar, which has the four sections that are needed most. */
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

/** The sections beside the page; on a phone four of them in a bar at the bottom, and all of them in a sheet. */
function SectionBar({ sections, active }: { sections: readonly Section[]; active: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  const short = sections.filter(({ inBar }) => inBar)
  const others = sections.filter(({ inBar }) => !inBar)
  const current = (id: string) => (id === active ? 'page' : undefined)
  useEffect(() => {
    // Another section was chosen in the sheet.
    if (active && sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }, [active])
  return (
    <nav aria-label="Sections">
      <div className="staff-bar">
        {short.map(({ id, inBar, icon, unread }) => (
          <a key={id} href={`#${id}`} aria-current={current(id)}>
            <Icon of={icon} />
            <span>{inBar}</span>
            <Unread count={unread} />
          </a>
        ))}
        <button
          type="button"
          popoverTarget="staff-sections"
          aria-current={others.some(({ id }) => id === active) || undefined}
        >
          <Icon of="more" />
          <span>More</span>
          <Unread count={others.reduce((sum, { unread = 0 }) => sum + unread, 0)} />
        </button>
      </div>
      <div className="staff-nav" id="staff-sections" popover="auto" ref={sheet}>
        <ul>
          {sections.map(({ id, name, icon, count, unread }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={current(id)}>
                <Icon of={icon} />
                <span>{name}</span>
                {count !== undefined && <span className="staff-nav-count">{count}</span>}
                <Unread count={unread} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function Icon({ of }: { of: IconName }) {
  return (
    <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[of]} />
    </svg>
  )
}

function Unread({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span className="staff-nav-unread">
      {count}
      <span className="sr-only"> unread</span>
    </span>
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
