import { type ComponentType, lazy } from 'react'

/** The code of sections that were named by `section`, by their component. */
const codes = new WeakMap<ComponentType, () => Promise<unknown>>()

/** A section whose code is loaded when it is opened; `name` is the name of its export. */
export function section(load: () => Promise<Record<string, unknown>>, name: string): ComponentType {
  const Section: ComponentType = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  codes.set(Section, load)
  return Section
}

/** Loads the code of a section before it is opened: the finger is on its entry of the menu. A failure is told when it is opened. */
export const loadAhead = (Section: ComponentType): void =>
  void codes
    .get(Section)?.()
    .catch(() => undefined)
