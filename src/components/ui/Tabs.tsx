import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export type Tab = { id: string; name: string; panel: ReactNode }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs with a URL fragment each (`#prayer-requests`): links, reload and Back work. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const active = useFragment(tabs.map(({ id }) => id))
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (active && tab) list.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 })
  }, [active])

  function step(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === active)
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    location.replace(`#${next.id}`)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(({ id, name }) => (
          <button
            className="tab"
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === active}
            aria-controls={`panel-${id}`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => location.assign(`#${id}`)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <section
          className="tab-panel"
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== active}
        >
          {panel}
        </section>
      ))}
    </>
  )
}

/** The one of `ids` that is the URL fragment; the first without a fragment. An unknown fragment changes nothing. */
function useFragment(ids: readonly string[]): string | undefined {
  const known = ids.join()
  const [first] = ids
  const [active, setActive] = useState(first)

  useLayoutEffect(() => {
    const follow = () => {
      const named = location.hash.slice(1)
      if (named === '') setActive(known.split(',')[0])
      else if (known.split(',').includes(named)) setActive(named)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [known])

  return active
}
